import { EditorContent, useEditor } from '@tiptap/react';
import { classNames } from '@tulia/ui';
import { FieldMessage, useBoundField } from '@tulia/ui/form';
import { proseClass } from '@tulia/ui/prose';
import { type ReactNode, useEffect, useRef } from 'react';
import { EditorTools } from './editor-tools.tsx';
import { pastedHtml } from './pasted-html.ts';
import * as s from './text-editor.module.css';
import { textExtensions } from './text-extensions.ts';

interface TextEditorProps {
	/** What it is called: "Article text". */
	readonly label: string;
}

/** The field `content`, in the look the text will have. Loaded lazily: only whoever writes downloads the editor. */
export function TextEditor({ label }: TextEditorProps): ReactNode {
	const { id, value, onChange, error } = useBoundField<string>('content');
	const written = useRef(value);
	const editor = useEditor({
		extensions: textExtensions,
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
				'aria-label': label,
				class: classNames(proseClass, s.text),
			},
		},
		onUpdate({ editor: changed }) {
			written.current = changed.isEmpty ? undefined : changed.getHTML();
			onChange(written.current);
		},
	});
	// What the form brought back, or threw away, was not typed here.
	useEffect(() => {
		if (value === written.current) return;
		written.current = value;
		editor.commands.setContent(value ?? '', { emitUpdate: false });
	}, [value, editor]);
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
