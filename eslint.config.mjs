import tseslint from 'typescript-eslint';
import { layerImports } from './tools/lint/layer-imports.mjs';
import { inPageWorkers, outwardHome } from './tools/lint/layers.mjs';
import { transactionDatabase } from './tools/lint/transaction-database.mjs';
import { noLiteralText } from './tools/lint/no-literal-text.mjs';

const code = ['src/**/*.{ts,tsx}', 'server/**/*.{ts,tsx}', 'wire/**/*.ts'];
const tests = ['test/**/*.{ts,tsx}', 'bench/**/*.{ts,tsx}', 'examples/**/*.ts'];
const pure = ['src/domain/**', 'src/application/**', 'server/application/**'];

const asArgument = 'The domain and use-cases get time, chance and ids as arguments or through a port.';
const throughPort = 'State a port in …/application/ports and call it; an adapter does the work.';
const impureGlobals = [
  { name: 'Date', message: `${asArgument} Times are milliseconds; Intl formats numbers.` },
  { name: 'crypto', message: asArgument },
  { name: 'performance', message: asArgument },
  ...['localStorage', 'sessionStorage', 'navigator', 'document', 'window', 'process'].map((name) => ({
    name,
    message: throughPort,
  })),
];
const consoleGlobal = {
  name: 'console',
  message: 'Write through the Logger port: console has no levels and no fields.',
};
const outwardGlobals = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'];

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: the same word in every file that uses it.',
};
const noBarrel = {
  selector: 'ExportAllDeclaration',
  message: 'No barrels: import the file that defines the thing.',
};
const everywhere = [noDefaultExport, noBarrel];

export default tseslint.config(
  { ignores: ['dist/', 'node_modules/', 'data*/', 'test-results/', '.cache/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,mjs,js}'],
    languageOptions: { parser: tseslint.parser },
    plugins: {
      '@typescript-eslint': tseslint.plugin,
      pinakes: { rules: { 'layer-imports': layerImports, 'transaction-database': transactionDatabase } },
    },
    rules: {
      'no-restricted-syntax': ['error', ...everywhere],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
      'max-lines': ['warn', { max: 300 }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      'no-debugger': 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-script-url': 'error',
      'no-constant-binary-expression': 'error',
      'no-self-compare': 'error',
      'no-self-assign': 'error',
      'no-template-curly-in-string': 'error',
      'no-unsafe-finally': 'error',
      'no-unused-private-class-members': 'error',
      'no-useless-rename': 'error',
      'no-useless-catch': 'error',
      'no-dupe-else-if': 'error',
      'no-duplicate-case': 'error',
      'no-async-promise-executor': 'error',
      'no-misleading-character-class': 'error',
      'use-isnan': 'error',
    },
  },
  {
    files: [...code, ...tests, 'tools/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-non-null-asserted-optional-chain': 'error',
      '@typescript-eslint/no-duplicate-enum-values': 'error',
      '@typescript-eslint/no-empty-object-type': 'error',
    },
  },
  {
    // The one thing that needs types: a promise that nobody waits for loses its error.
    files: [...code, ...tests],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
    },
  },
  {
    files: code,
    rules: {
      'pinakes/layer-imports': 'error',
      'pinakes/transaction-database': 'error',
      'no-restricted-globals': ['error', consoleGlobal],
    },
  },
  {
    files: ['wire/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        consoleGlobal,
        ...outwardGlobals.map((name) => ({ name, message: throughPort })),
      ],
    },
  },
  {
    files: ['server/**'],
    ignores: [`${outwardHome}/**`, `${inPageWorkers}/**`],
    rules: {
      'no-restricted-globals': [
        'error',
        consoleGlobal,
        ...outwardGlobals.map((name) => ({
          name,
          message: `Only the guarded fetcher in ${outwardHome} may reach other machines: it checks every address and redirect.`,
        })),
      ],
    },
  },
  {
    files: pure,
    rules: {
      'no-restricted-globals': [
        'error',
        consoleGlobal,
        ...impureGlobals,
        ...outwardGlobals.map((name) => ({ name, message: throughPort })),
      ],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: asArgument }],
    },
  },
  {
    files: ['src/ui/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        consoleGlobal,
        { name: 'localStorage', message: `What outlives the tab goes through a port. ${throughPort}` },
        ...outwardGlobals.map((name) => ({ name, message: throughPort })),
      ],
      'no-restricted-syntax': [
        'error',
        ...everywhere,
        {
          selector:
            "JSXAttribute[name.name='style'] > JSXExpressionContainer > :not(ConditionalExpression[alternate.name='undefined'], ConditionalExpression[consequent.name='undefined'])",
          message:
            'Served pages carry no style attributes (the content security policy drops them). Use a class, or give the style after hydration only: style={placed ? {…} : undefined}.',
        },
        {
          selector:
            "JSXOpeningElement[name.name='form']:not(:has(JSXAttribute[name.name='method'][value.value='post'])):not(:has(JSXAttribute[name.name='role'][value.value='search']))",
          message:
            'Write method="post": sent before the app runs, a form without it puts what was typed, passwords too, into the address. Only a search (role="search") belongs there.',
        },
        {
          // Text of a style element is not escaped, so React needs this way there.
          selector:
            "JSXOpeningElement[name.name!='style'] > JSXAttribute[name.name='dangerouslySetInnerHTML'], MemberExpression[property.name=/^(innerHTML|outerHTML)$/]",
          message: 'Markup from text is how scripts of others get into the page. Build elements instead.',
        },
      ],
    },
  },
  {
    // Displayed texts stand in a messages.en.ts.
    files: ['src/{application,composition,domain,service-worker,ui}/**/*.{ts,tsx}'],
    // The names of groups of pins are sent by the server.
    ignores: ['**/messages.en.ts', 'src/composition/test/**', 'src/domain/feeds/*-group.ts'],
    plugins: { texts: { rules: { 'no-literal-text': noLiteralText } } },
    rules: { 'texts/no-literal-text': 'error' },
  },
  {
    files: ['src/**/*.d.ts', '*.config.{ts,mjs}'],
    rules: { 'no-restricted-syntax': ['error', noBarrel] },
  },
  {
    // What the Logger port is made of.
    files: ['src/adapters/**/*-logger.ts', 'server/adapters/**/*-logger.ts'],
    rules: { 'no-restricted-globals': ['error', ...outwardGlobals] },
  },
  {
    files: tests,
    rules: {
      'no-script-url': 'off',
      // The pages carry small scripts as text; tests run them.
      'no-new-func': 'off',
      'no-restricted-syntax': [
        'error',
        ...everywhere,
        {
          selector:
            'MemberExpression[object.name=/^(test|it|describe)$/][property.name=/^(only|skip|todo|fails)$/]',
          message: 'Every test runs, every time.',
        },
        {
          selector:
            "CallExpression[callee.property.name='waitForTimeout'], NewExpression[callee.name='Promise'] > ArrowFunctionExpression > :matches(CallExpression, BlockStatement > ExpressionStatement > CallExpression)[callee.name='setTimeout'][arguments.length>1]",
          message: 'No sleeping: wait for the thing itself, or move the clock.',
        },
      ],
    },
  },
);
