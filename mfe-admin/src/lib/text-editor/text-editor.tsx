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

/**
 * The form field `content`, styled like the published text. It is loaded lazily, because only writers need the
 * editor.
 */
export function TextEditor({ label, hasPictures = false }: TextEditorProps): ReactNode {
	const { id, value, onChange, error } = useBoundField<string>('content');
	const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([]);
	const { enablePasteRules, editorProps } = pasting(setLeftOut);
	const written = useRef(value);
	const editor = useEditor({
		extensions: textExtensions,
		content: value ?? '',
		// The page is rendered in the browser only, so hydration cannot find a difference.
		immediatelyRender: true,
		// The editor injects no styles, because the content security policy allows only stylesheets. They are those of
		// `@tulia/ui/prose`, as on the site.
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
	// A value that was not typed here, from a restored or discarded draft, replaces the content.
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
