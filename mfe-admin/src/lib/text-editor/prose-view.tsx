import { EditorContent, useEditor } from '@tiptap/react';
import { proseClass } from '@tulia/ui/prose';
import type { ReactNode } from 'react';
import { textExtensions } from './text-extensions.ts';

/**
 * Shows a text as readers see it. Only elements of the allow list are rendered, so that a stored script does not run
 * here.
 */
export function ProseView({ content }: { readonly content: string }): ReactNode {
	const editor = useEditor(
		{
			extensions: textExtensions,
			content,
			editable: false,
			immediatelyRender: true,
			// The editor injects no styles, because the content security policy allows only stylesheets. They are those of
			// `@tulia/ui/prose`, as on the site.
			injectCSS: false,
			// The element has no role of a text field, because the text is read-only.
			editorProps: { attributes: { class: proseClass, role: 'group', 'aria-label': 'Text', tabindex: '-1' } },
		},
		[content],
	);
	return <EditorContent editor={editor} />;
}
