import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** One module of the project; paths are relative to its root, with `/`. */
export interface SourceModule {
  path: string;
  imports: ModuleImport[];
  exports: ModuleExport[];
}

export interface ModuleImport {
  /** The imported file, or a package's specifier. */
  from: string;
  /** `'all'` for namespaces and dynamic imports. */
  names: readonly string[] | 'all';
  /** Vanishes when types are stripped. */
  isType: boolean;
  /** Loaded when it is needed, not before the importing module runs. */
  isLazy: boolean;
}

export interface ModuleExport {
  name: string;
  /** The module itself uses it too. */
  isUsedInside: boolean;
}

/** Reads every TypeScript and JavaScript module of the given folders. */
export function readModules(root: string, folders: readonly string[]): Map<string, SourceModule> {
  const modules = new Map<string, SourceModule>();
  for (const folder of folders) {
    for (const file of globSync(`${folder}/**/*.{ts,tsx,mjs}`, { cwd: root })) {
      if (file.endsWith('.d.ts')) continue;
      const text = readFileSync(path.join(root, file), 'utf8');
      modules.set(file, readModule(file, text));
    }
  }
  return modules;
}

/** What one module imports and exports. */
export function readModule(file: string, text: string): SourceModule {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const imports: ModuleImport[] = [];
  const exports: ModuleExport[] = [];
  const resolve = (specifier: string) =>
    specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : specifier;
  const add = (specifier: ts.Node, names: readonly string[] | 'all', isType: boolean, isLazy = false) => {
    if (ts.isStringLiteralLike(specifier))
      imports.push({ from: resolve(specifier.text), names, isType, isLazy });
  };

  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const { names, isType } = importedNames(statement.importClause);
      add(statement.moduleSpecifier, names, isType);
    } else if (ts.isExportDeclaration(statement)) {
      const elements =
        statement.exportClause && ts.isNamedExports(statement.exportClause)
          ? statement.exportClause.elements
          : [];
      if (statement.moduleSpecifier) {
        const names = elements.map((element) => (element.propertyName ?? element.name).text);
        add(statement.moduleSpecifier, statement.exportClause ? names : 'all', statement.isTypeOnly);
      }
      for (const element of elements) exports.push({ name: element.name.text, isUsedInside: false });
    } else if (ts.isExportAssignment(statement)) {
      exports.push({ name: 'default', isUsedInside: false });
    } else if (isExported(statement)) {
      for (const name of declaredNames(statement)) {
        exports.push({ name, isUsedInside: isUsedOutside(source, statement, name) });
      }
    }
  }
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      if (node.arguments[0]) add(node.arguments[0], 'all', false, true);
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      add(node.argument.literal, 'all', true);
    } else if (ts.isNewExpression(node) && node.expression.getText() === 'URL' && node.arguments?.[0]) {
      // A worker is named by its address.
      if (/^['"`]\.{1,2}\//.test(node.arguments[0].getText())) add(node.arguments[0], 'all', false, true);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { path: file, imports, exports };
}

function importedNames(clause: ts.ImportClause | undefined): {
  names: readonly string[] | 'all';
  isType: boolean;
} {
  if (!clause) return { names: [], isType: false };
  const isType = clause.phaseModifier === ts.SyntaxKind.TypeKeyword;
  const bindings = clause.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings)) return { names: 'all', isType };
  const elements = bindings ? [...bindings.elements] : [];
  const names = elements.map((element) => (element.propertyName ?? element.name).text);
  const onlyTypes = !clause.name && elements.length > 0 && elements.every((element) => element.isTypeOnly);
  return { names: clause.name ? ['default', ...names] : names, isType: isType || onlyTypes };
}

function isExported(statement: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement)?.some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword) ?? false)
  );
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap((declaration) => boundNames(declaration.name));
  }
  const { name } = statement as ts.DeclarationStatement;
  return name ? [name.text] : ['default'];
}

function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []));
}

/** True if the module mentions `name` anywhere but in the statement that declares it. */
function isUsedOutside(source: ts.SourceFile, declaration: ts.Statement, name: string): boolean {
  const mentions = (node: ts.Node): boolean =>
    node !== declaration &&
    ((ts.isIdentifier(node) && node.text === name) ||
      (ts.forEachChild(node, (child) => mentions(child)) ?? false));
  return mentions(source);
}
