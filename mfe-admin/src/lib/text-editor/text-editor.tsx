import { EditorContent, useEditor } from '@tiptap/react';
import { classNames } from '@tulia/ui';
import { FieldMessage, useBoundField } from '@tulia/ui/form';
import { proseClass } from '@tulia/ui/prose';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { EditorTools } from './editor-tools.tsx';
import { pasting } from './paste/paste.ts';
import type { LeftOut } from './paste/pasted-html.ts';
import * as s from './text-editor.module.css';
import { textExtensions } from './text-extensions.ts';

interface TextEditorProps {
	/** The label: "Article text". */
	readonly label: string;
	readonly hasPictures?: boolean;
}

const LEFT_OUT: Readonly<Record<LeftOut, string>> = {
	reviews: 'Comments and deleted words in what you pasted were left out.',
	strikes: 'Crossed-out words in what you pasted are not crossed out here.',
	pictures: 'Pictures in what you pasted were left out.',
	tables: 'Tables in what you pasted became lines, with “|” between the cells.',
	links: 'Links in what you pasted that work only on your computer were left out. Their words stay.',
};

/** The field `content`, styled like the published text. Loaded lazily: only writers download the editor. */
export function TextEditor({ label, hasPictures = false }: TextEditorProps): ReactNode {
	const { id, value, onChange, error } = useBoundField<string>('content');
	const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([]);
	const { enablePasteRules, editorProps } = pasting(setLeftOut);
	const written = useRef(value);
	const editor = useEditor({
		extensions: textExtensions,
		content: value ?? '',
		// The page is rendered in the browser only, so no server render can differ.
		immediatelyRender: true,
		// The content security policy allows stylesheets only: those of `@tulia/ui/prose`, which the site uses, too.
		injectCSS: false,
		enablePasteRules,
		editorProps: {
			...editorProps,
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
	// A restored or discarded draft was not typed here.
	useEffect(() => {
		if (value === written.current) return;
		written.current = value;
		editor.commands.setContent(value ?? '', { emitUpdate: false });
	}, [value, editor]);
	return (
		<div className={s.frame}>
			<EditorTools editor={editor} hasPictures={hasPictures} />
			<div role="status">
				{leftOut.length > 0 ? (
					<ul className={s.leftOut}>
						{leftOut.map((part) => (
							<li key={part}>
								{LEFT_OUT[part]}
								{part === 'pictures' && hasPictures ? ' Add each with “Picture”.' : ''}
							</li>
						))}
					</ul>
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
