// All displayed texts are in message catalogues, so that they can be translated.

/** Attributes and properties with displayed or spoken texts. */
const READ =
  /^(aria-label|aria-description|alt|caption|description|hint|label|message|pending|placeholder|text|title)$/;
const WORD = /\p{L}{2}/u;

const MESSAGE = 'Write the text into messages.en.ts of the feature, and here text(…Messages.name).';

/** Forbids literal texts in views: between tags, in displayed attributes, and in object properties of these names. */
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
      Property: (node) => READ.test(node.key.name ?? node.key.value) && check(node.value),
    };
  },
};
