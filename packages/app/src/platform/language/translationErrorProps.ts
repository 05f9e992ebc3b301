export interface TranslationErrorProps {
  isRetrying: boolean;
  onRetry: () => void;
}
