import { join } from 'node:path';
import ts from 'typescript';

/** The positions of the errors in a file if it had this text. */
export function compilerFor(folder: string): (path: string, text: string) => number[] {
  const { fileNames, options: configured } = readConfig(join(folder, 'tsconfig.build.json'));
  const options: ts.CompilerOptions = {
    ...configured,
    // A mutant may leave variables unused.
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
  let program = ts.createProgram(fileNames, options, host);

  return (path, text) => {
    const original = trees.get(path);
    if (original === undefined) return [];
    const tree = ts.createSourceFile(path, text, options.target ?? ts.ScriptTarget.Latest);
    trees.set(path, tree);
    program = ts.createProgram(fileNames, options, host, program);
    const errors = program.getSemanticDiagnostics(tree);
    trees.set(path, original);
    return errors.map(({ start = 0 }) => start);
  };
}

function readConfig(path: string): ts.ParsedCommandLine {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const found = ts.getParsedCommandLineOfConfigFile(path, {}, host);
  if (found === undefined) throw new Error(`${path} could not be read`);
  return found;
}
