/** All that the app takes from React Router: a move to another of its packages changes this line. */
export {
  MemoryRouter,
  Navigate,
  Router,
  useLocation,
  useMatch,
  useNavigate,
  useSearchParams,
} from 'react-router-dom';
