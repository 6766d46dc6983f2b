import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { MessageGroup } from './catalogue.ts';

/**
 * What the comments of the catalogue say about messages, by key: the comment above the message, otherwise that above its
 * group.
 */
export function messageNotes(root: string, groups: readonly MessageGroup[]): ReadonlyMap<string, string> {
  const notes = new Map<string, string>();
  for (const { file, exported, messages } of groups) {
    const commented = commentsOf(readFileSync(path.join(root, file), 'utf8'));
    for (const { name, key } of messages) {
      const note = commented.get(`${exported}.${name}`) ?? commented.get(exported);
      if (note !== undefined) notes.set(key, note);
    }
  }
  return notes;
}

/** Comments by `group` and by `group.message`. */
function commentsOf(text: string): ReadonlyMap<string, string> {
  const source = ts.createSourceFile('messages.en.ts', text, ts.ScriptTarget.Latest);
  const found = new Map<string, string>();
  const add = (name: string, node: ts.Node) => {
    const comment = commentBefore(text, node);
    if (comment !== '') found.set(name, comment);
  };
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      const group = name.getText(source);
      add(group, statement);
      const texts = initializer !== undefined && ts.isCallExpression(initializer) && initializer.arguments[1];
      if (!texts || !ts.isObjectLiteralExpression(texts)) continue;
      for (const property of texts.properties)
        if (property.name) add(`${group}.${nameOf(property.name)}`, property);
    }
  }
  return found;
}

function nameOf(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';
}

function commentBefore(text: string, node: ts.Node): string {
  const ranges = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
  return ranges
    .map(({ pos, end }) => text.slice(pos, end).replaceAll(/^\/\*+|^\/\/|\*+\/$|^[ \t]*\*/gm, ' '))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
