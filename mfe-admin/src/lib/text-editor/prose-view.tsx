import { EditorContent, useEditor } from '@tiptap/react';
import { proseClass } from '@tulia/ui/prose';
import type { ReactNode } from 'react';
import { textExtensions } from './text-extensions.ts';

/** The text as a reader sees it: drawn from the allow-list, so that nothing else can run here either. */
export function ProseView({ content }: { readonly content: string }): ReactNode {
	const editor = useEditor(
		{
			extensions: textExtensions,
			content,
			editable: false,
			immediatelyRender: true,
			// The site's policy takes no styles but those of files: those of `@tulia/ui/prose`, which the site reads with too.
			injectCSS: false,
			// The text is read only, and not a field.
			editorProps: { attributes: { class: proseClass, role: 'group', 'aria-label': 'Text', tabindex: '-1' } },
		},
		[content],
	);
	return <EditorContent editor={editor} />;
}
