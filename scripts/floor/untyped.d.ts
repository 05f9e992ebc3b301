/** What the floor uses of es-check, which comes without types. */
declare module 'es-check' {
  interface CheckConfig {
    /** The version of the syntax, such as `es2023`. */
    ecmaVersion?: string;
    checkBrowser?: boolean;
    checkFeatures?: boolean;
    module: boolean;
    browserslistQuery?: string;
    /** Patterns of files. */
    files: readonly string[];
  }

  interface CheckResult {
    success: boolean;
    errors: readonly { file: string; err: Error }[];
  }

  /** Without a logger it prints nothing and does not end the process. */
  export function runChecks(configs: readonly CheckConfig[]): CheckResult;
}

/** What the floor uses of doiuse, whose package does not name its types. */
declare module 'doiuse' {
  import type { Node, Plugin } from 'postcss';

  interface Usage {
    feature: string;
    featureData?: { title: string; missing?: string };
    usage: Node;
  }

  interface DoIUseOptions {
    browsers: readonly string[];
    ignore: readonly string[];
    onFeatureUsage: (usage: Usage) => void;
  }

  const DoIUse: new (options: DoIUseOptions) => Plugin;
  export default DoIUse;
}
