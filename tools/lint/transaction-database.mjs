/**
 * Lint rule: inside a transaction only its own handle is used. The outer database would wait forever on SQLite, and
 * would silently leave the transaction on PostgreSQL.
 */
export const transactionDatabase = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const { sourceCode } = context;
    // The enclosing transaction callbacks at the current position, with the source text of their database.
    const open = [];

    const databaseOf = (callback) => {
      const call = callback.parent;
      if (call?.type !== 'CallExpression' || !call.arguments.includes(callback)) return undefined;
      if (call.callee.type !== 'MemberExpression') return undefined;
      const { object, property } = call.callee;
      if (property.name === 'transaction') return sourceCode.getText(object);
      if (property.name !== 'execute') return undefined;
      let link = object;
      while (link.type === 'CallExpression' && link.callee.type === 'MemberExpression') {
        if (link.callee.property.name === 'transaction') return sourceCode.getText(link.callee.object);
        link = link.callee.object;
      }
      return undefined;
    };
    const enter = (node) => {
      const database = databaseOf(node);
      const shadowed = node.params.some((parameter) => parameter.name === database);
      if (database && !shadowed) open.push({ node, database });
    };
    const leave = (node) => {
      if (open.at(-1)?.node === node) open.pop();
    };
    const check = (node) => {
      if (!open.some(({ database }) => database === sourceCode.getText(node))) return;
      context.report({
        node,
        message:
          'This is the database outside the transaction. Use the handle that the transaction gave you (trx), also in what you call.',
      });
    };
    return {
      ArrowFunctionExpression: enter,
      'ArrowFunctionExpression:exit': leave,
      FunctionExpression: enter,
      'FunctionExpression:exit': leave,
      MemberExpression: check,
      'Identifier:not(MemberExpression > .property, Property > .key)': check,
    };
  },
};
