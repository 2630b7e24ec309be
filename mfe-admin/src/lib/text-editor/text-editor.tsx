import { EditorContent, useEditor } from '@tiptap/react';
import { classNames } from '@tulia/ui';
import { FieldMessage, useBoundField } from '@tulia/ui/form';
import { proseClass } from '@tulia/ui/prose';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { EditorTools } from './editor-tools.tsx';
import { hasForeignPictures, pastedHtml } from './pasted-html.ts';
import * as s from './text-editor.module.css';
import { textExtensions } from './text-extensions.ts';

interface TextEditorProps {
	/** What it is called: "Article text". */
	readonly label: string;
	/** Whether pictures may stand between its words. */
	readonly hasPictures?: boolean;
}

/** The field `content`, in the look the text will have. Loaded lazily: only whoever writes downloads the editor. */
export function TextEditor({ label, hasPictures = false }: TextEditorProps): ReactNode {
	const { id, value, onChange, error } = useBoundField<string>('content');
	const [hasLeftOut, setLeftOut] = useState(false);
	const written = useRef(value);
	const editor = useEditor({
		extensions: textExtensions,
		content: value ?? '',
		// The page is rendered in a browser alone, and the server's render of it would differ.
		immediatelyRender: true,
		// The site's policy takes no styles but those of files: those of `@tulia/ui/prose`, which the site reads with too.
		injectCSS: false,
		editorProps: {
			transformPastedHTML: (html) => {
				const pasted = pastedHtml(html);
				setLeftOut(hasForeignPictures(pasted));
				return pasted;
			},
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
			<EditorTools editor={editor} hasPictures={hasPictures} />
			<div role="status">
				{hasLeftOut ? (
					<p className={s.leftOut}>
						Pictures in what you pasted were left out.{hasPictures ? ' Add each with “Picture”.' : ''}
					</p>
				) : null}
			</div>
			<EditorContent editor={editor} className={s.paper} />
			{error === undefined ? null : (
				<div className={s.error}>
					<FieldMessage id={id}>{error}</FieldMessage>
				</div>
			)}
		</div>
	);
}
