import type { Editor, JSONContent } from '@tiptap/react';
import { Button, ButtonRow } from '@tulia/ui';
import { inputClass } from '@tulia/ui/form';
import { type ReactNode, useId, useState } from 'react';
import { UploadPicture } from '../pictures/upload-picture.tsx';
import { PICTURE, pictureOf, type TextPicture } from './picture-node.ts';
import * as s from './text-editor.module.css';

/** The longer side of a picture in a text, in pixels: the widest column at a pixel ratio of two. */
const LONGEST = 1280;
const MAX_WORDS = 200;
const NO_WORDS = 'Say what the picture shows, or tick that it is decoration';

interface PictureToolProps {
	/** The editor, whose selected picture the tool edits until another one is selected. */
	readonly editor: Editor;
	readonly onDone: () => void;
}

/**
 * Adds a picture, or changes the text alternative of the selected one. This is no form element, because forms must
 * not nest.
 */
export function PictureTool({ editor, onDone }: PictureToolProps): ReactNode {
	const [selected] = useState(() => pictureOf(editor.getAttributes(PICTURE)));
	const [uploaded, setUploaded] = useState<TextPicture>();
	const picture = uploaded ?? selected;

	function keep(alt: string): void {
		if (!picture) return;
		const attrs = { ...picture, alt };
		if (selected) editor.chain().focus().updateAttributes(PICTURE, attrs).run();
		else insertBehindBlock(editor, { type: PICTURE, attrs });
		onDone();
	}
	function remove(): void {
		editor.chain().focus().deleteSelection().run();
		onDone();
	}
	const others = (
		<>
			<Button size="sm" variant="quiet" onClick={onDone}>
				Cancel
			</Button>
			{selected ? (
				<Button size="sm" variant="quiet" onClick={remove}>
					Remove the picture
				</Button>
			) : null}
		</>
	);
	return (
		<div className={s.picture}>
			{picture ? <img src={picture.src} alt="" className={s.thumbnail} /> : null}
			<UploadPicture
				longest={LONGEST}
				label={picture ? 'Choose another picture' : 'Choose a picture'}
				onUploaded={(src, sides) => setUploaded({ src, alt: '', ...sides })}
			/>
			{picture ? (
				<PictureWords
					key={picture.src}
					picture={picture}
					wasDecoration={picture === selected && picture.alt === ''}
					keepLabel={selected ? 'Change the picture' : 'Insert the picture'}
					onKeep={keep}
				>
					{others}
				</PictureWords>
			) : (
				others
			)}
		</div>
	);
}

/**
 * Inserts the picture after the block with the cursor, so that no text is split. The picture is not selected, because
 * further input would replace it.
 */
function insertBehindBlock(editor: Editor, picture: JSONContent): void {
	const { doc, selection } = editor.state;
	const { $to, to } = selection;
	const place = $to.depth === 0 ? to : $to.after(1);
	// A picture at the end of the text is followed by an empty paragraph to continue in.
	const content = place === doc.content.size ? [picture, { type: 'paragraph' }] : [picture];
	editor.chain().focus().insertContentAt(place, content, { updateSelection: false }).run();
}

interface PictureWordsProps {
	readonly picture: TextPicture;
	/** Whether the picture is in the text already, without a text alternative. */
	readonly wasDecoration: boolean;
	readonly keepLabel: string;
	readonly onKeep: (alt: string) => void;
	readonly children: ReactNode;
}

/** The fields for the text alternative of a picture, or for the choice that it is decoration. */
function PictureWords({ picture, wasDecoration, keepLabel, onKeep, children }: PictureWordsProps): ReactNode {
	const id = useId();
	const [words, setWords] = useState(picture.alt);
	const [isDecoration, setDecoration] = useState(wasDecoration);
	const [isRefused, setRefused] = useState(false);
	const alt = isDecoration ? '' : words.trim();

	function keep(): void {
		if (alt === '' && !isDecoration) setRefused(true);
		else onKeep(alt);
	}
	return (
		<div className={s.words}>
			<label htmlFor={id}>What the picture shows</label>
			<p id={`${id}-hint`} className={s.hint}>
				Read out to people who cannot see it. Say it in a sentence.
			</p>
			<input
				id={id}
				type="text"
				className={inputClass}
				maxLength={MAX_WORDS}
				value={words}
				disabled={isDecoration}
				aria-invalid={isRefused}
				aria-describedby={isRefused ? `${id}-hint ${id}-error` : `${id}-hint`}
				onChange={({ target }) => {
					setWords(target.value);
					setRefused(false);
				}}
				onKeyDown={(event) => {
					if (event.key !== 'Enter') return;
					// Prevents the surrounding form from publishing the article.
					event.preventDefault();
					keep();
				}}
			/>
			{isRefused ? (
				<p id={`${id}-error`} className={s.wrong} role="alert">
					{NO_WORDS}
				</p>
			) : null}
			<DecorationBox
				isChecked={isDecoration}
				onChange={(isChecked) => {
					setDecoration(isChecked);
					setRefused(false);
				}}
			/>
			<ButtonRow>
				<Button size="sm" variant="secondary" onClick={keep}>
					{keepLabel}
				</Button>
				{children}
			</ButtonRow>
		</div>
	);
}

interface DecorationBoxProps {
	readonly isChecked: boolean;
	readonly onChange: (isChecked: boolean) => void;
}

const DecorationBox = ({ isChecked, onChange }: DecorationBoxProps): ReactNode => (
	<label className={s.decoration}>
		<input type="checkbox" checked={isChecked} onChange={({ target }) => onChange(target.checked)} />
		It is decoration: there is nothing to say of it
	</label>
);
