import { EditorContent, useEditor } from '@tiptap/react';
import { proseClass } from '@tulia/ui/prose';
import type { ReactNode } from 'react';
import { textExtensions } from './text-extensions.ts';

/** The text as readers see it: rendered from the allow list, so that nothing else can run here either. */
export function ProseView({ content }: { readonly content: string }): ReactNode {
	const editor = useEditor(
		{
			extensions: textExtensions,
			content,
			editable: false,
			immediatelyRender: true,
			// The content security policy allows stylesheets only: those of `@tulia/ui/prose`, which the site uses, too.
			injectCSS: false,
			// The text is read-only, and no form field.
			editorProps: { attributes: { class: proseClass, role: 'group', 'aria-label': 'Text', tabindex: '-1' } },
		},
		[content],
	);
	return <EditorContent editor={editor} />;
}
