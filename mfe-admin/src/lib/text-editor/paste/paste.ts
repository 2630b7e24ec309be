import type { EditorOptions } from '@tiptap/core';
import {
	DOMSerializer,
	type Mark,
	DOMParser as ModelParser,
	type ResolvedPos,
	type Schema,
	type Slice,
} from '@tiptap/pm/model';
import { literalText, markedText } from './marked-text.ts';
import { type LeftOut, pastedHtml } from './pasted-html.ts';

/** The props that make an editor handle pasting. `onPasted` is called with what was dropped. */
export const pasting = (
	onPasted: (leftOut: readonly LeftOut[]) => void,
): Pick<EditorOptions, 'enablePasteRules' | 'editorProps'> => ({
	// The paste rules for bold and italic are turned off, because they read Markdown, in which one star means italic.
	enablePasteRules: ['link'],
	editorProps: {
		transformPastedHTML(html) {
			const pasted = pastedHtml(html);
			onPasted(pasted.leftOut);
			return pasted.html;
		},
		clipboardTextParser(text, $context, isLiteral) {
			onPasted([]);
			return sliceOf(isLiteral ? literalText(text) : markedText(text), $context);
		},
	},
});

/** Inserts the text as if it were typed at the cursor, so that it is bold within bold text. */
function sliceOf(html: string, $context: ResolvedPos): Slice {
	const { schema } = $context.doc.type;
	const { body } = new DOMParser().parseFromString(html, 'text/html');
	const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
	const texts: Text[] = [];
	while (walker.nextNode()) texts.push(walker.currentNode as Text);
	for (const text of texts) text.replaceWith(withMarks(text.data, schema, $context.marks()));
	return ModelParser.fromSchema(schema).parseSlice(body, { preserveWhitespace: true, context: $context });
}

const withMarks = (text: string, schema: Schema, marks: readonly Mark[]): Node =>
	DOMSerializer.fromSchema(schema).serializeNode(schema.text(text, marks));
