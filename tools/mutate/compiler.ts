import { join } from 'node:path';
import ts from 'typescript';

/** Where a file would have errors if this were its text. */
export function compilerFor(folder: string): (path: string, text: string) => number[] {
  const options: ts.CompilerOptions = {
    ...readOptions(join(folder, 'tsconfig.json')),
    // A variable that a mutant no longer needs is no mistake.
    noUnusedLocals: false,
    noUnusedParameters: false,
  };
  const trees = new Map<string, ts.SourceFile | undefined>();
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (path, ...rest) => {
    if (!trees.has(path)) trees.set(path, read(path, ...rest));
    return trees.get(path);
  };
  const entry = join(folder, 'src/index.ts');
  let program = ts.createProgram([entry], options, host);

  return (path, text) => {
    const original = trees.get(path);
    if (original === undefined) return [];
    const tree = ts.createSourceFile(path, text, options.target ?? ts.ScriptTarget.Latest);
    trees.set(path, tree);
    program = ts.createProgram([entry], options, host, program);
    const errors = program.getSemanticDiagnostics(tree);
    trees.set(path, original);
    return errors.map(({ start = 0 }) => start);
  };
}

function readOptions(path: string): ts.CompilerOptions {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  return ts.getParsedCommandLineOfConfigFile(path, {}, host)?.options ?? {};
}
