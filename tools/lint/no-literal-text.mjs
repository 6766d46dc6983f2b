// Texts that people read stand in message catalogues, so that they can be translated.

/** Features of the interface whose texts stand there; the others follow. */
export const translated = [
  'connection',
  'first-use',
  'follow',
  'home',
  'organize',
  'people',
  'pin-edit',
  'profile',
  'repin',
  'settings',
  'status',
];

/** Attributes and properties that people read or hear. */
const READ =
  /^(aria-label|aria-description|alt|caption|description|hint|label|message|pending|placeholder|text|title)$/;
const WORD = /\p{L}{2}/u;

const MESSAGE = 'Write the text into messages.en.ts of the feature, and here text(…Messages.name).';

/** Refuses texts in views: between tags, in attributes that people read, and in objects with such properties. */
export const noLiteralText = {
  create(context) {
    const report = (node) => context.report({ node, message: MESSAGE });
    const check = (node) => {
      if (node?.type === 'Literal' && typeof node.value === 'string' && WORD.test(node.value)) report(node);
      else if (node?.type === 'TemplateLiteral' && node.quasis.some(({ value }) => WORD.test(value.raw)))
        report(node);
      else if (node?.type === 'ConditionalExpression') [node.consequent, node.alternate].forEach(check);
      else if (node?.type === 'LogicalExpression') [node.left, node.right].forEach(check);
      else if (node?.type === 'JSXExpressionContainer') check(node.expression);
    };
    return {
      JSXText: (node) => WORD.test(node.value) && report(node),
      JSXAttribute: (node) => READ.test(node.name.name) && check(node.value),
      'JSXElement > JSXExpressionContainer, JSXFragment > JSXExpressionContainer': check,
      // Titles of pages are read where no language is known yet.
      Property: (node) => {
        const name = node.key.name ?? node.key.value;
        if (name !== 'title' && READ.test(name)) check(node.value);
      },
    };
  },
};
