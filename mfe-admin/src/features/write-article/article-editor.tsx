import { EditorContent, useEditor } from '@tiptap/react';
import { classNames } from '@tulia/ui';
import { FieldMessage, useBoundField } from '@tulia/ui/form';
import { proseClass } from '@tulia/ui/prose';
import type { ReactNode } from 'react';
import * as s from './article-editor.module.css';
import { articleExtensions } from './article-extensions.ts';
import { EditorTools } from './editor-tools.tsx';
import { pastedHtml } from './pasted-html.ts';

/** The text of the article, in the look it will have. Loaded lazily: only whoever writes downloads the editor. */
export function ArticleEditor(): ReactNode {
	const { id, value, onChange, error } = useBoundField<string>('content');
	const editor = useEditor({
		extensions: articleExtensions,
		content: value ?? '',
		// The page is rendered in a browser alone, and the server's render of it would differ.
		immediatelyRender: true,
		// The site's policy takes no styles but those of files: those of `@tulia/ui/prose`, which the site reads with too.
		injectCSS: false,
		editorProps: {
			transformPastedHTML: pastedHtml,
			attributes: {
				id,
				role: 'textbox',
				'aria-multiline': 'true',
				'aria-label': 'Article text',
				class: classNames(proseClass, s.text),
			},
		},
		onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? undefined : changed.getHTML()),
	});
	return (
		<div className={s.frame}>
			<EditorTools editor={editor} />
			<EditorContent editor={editor} className={s.paper} />
			{error === undefined ? null : (
				<div className={s.error}>
					<FieldMessage id={id}>{error}</FieldMessage>
				</div>
			)}
		</div>
	);
}
