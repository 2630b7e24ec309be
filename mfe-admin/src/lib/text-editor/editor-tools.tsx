import { type Editor, useEditorState } from '@tiptap/react';
import { Button } from '@tulia/ui';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { helpNowLine } from './help-now-line.ts';
import { PICTURE, pictureOf } from './picture-node.ts';
import { PictureTool } from './picture-tool.tsx';
import * as s from './text-editor.module.css';
import { isAllowedLink } from './text-extensions.ts';

interface Tool {
	readonly label: string;
	readonly sign: ReactNode;
	readonly isOn?: (editor: Editor) => boolean;
	readonly run: (editor: Editor) => unknown;
}

const heading = (level: 2 | 3 | 4): Tool => ({
	// The accessible name starts with the visible label, as speech control requires.
	label: `H${level}, a heading`,
	sign: `H${level}`,
	isOn: (editor) => editor.isActive('heading', { level }),
	run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

const TOOLS: readonly Tool[] = [
	heading(2),
	heading(3),
	heading(4),
	{
		label: 'Bold',
		sign: <b>B</b>,
		isOn: (editor) => editor.isActive('bold'),
		run: (editor) => editor.chain().focus().toggleBold().run(),
	},
	{
		label: 'Italic',
		sign: <i>I</i>,
		isOn: (editor) => editor.isActive('italic'),
		run: (editor) => editor.chain().focus().toggleItalic().run(),
	},
	{
		label: 'Bulleted list',
		sign: '• List',
		isOn: (editor) => editor.isActive('bulletList'),
		run: (editor) => editor.chain().focus().toggleBulletList().run(),
	},
	{
		label: 'Numbered list',
		sign: <span className={s.numbered}>List</span>,
		isOn: (editor) => editor.isActive('orderedList'),
		run: (editor) => editor.chain().focus().toggleOrderedList().run(),
	},
	{
		label: 'Quote',
		sign: '“ ”',
		isOn: (editor) => editor.isActive('blockquote'),
		run: (editor) => editor.chain().focus().toggleBlockquote().run(),
	},
	{
		label: 'Help now, a line that says whom to call',
		sign: 'Help now',
		run: (editor) => editor.chain().focus().insertContent(helpNowLine).run(),
	},
	{ label: 'Undo', sign: '↶', run: (editor) => editor.chain().focus().undo().run() },
	{ label: 'Redo', sign: '↷', run: (editor) => editor.chain().focus().redo().run() },
];

interface EditorToolsProps {
	readonly editor: Editor;
	readonly hasPictures: boolean;
}

/** The tool that is open below the toolbar. */
type OpenTool = 'link' | 'picture' | undefined;

/** The toolbar, which formats the selection. */
export function EditorTools({ editor, hasPictures }: EditorToolsProps): ReactNode {
	const [openTool, setOpenTool] = useState<OpenTool>();
	const toggle = (tool: OpenTool): void => setOpenTool(openTool === tool ? undefined : tool);
	const close = (): void => setOpenTool(undefined);
	const state = useEditorState({
		editor,
		selector: ({ editor: now }) => ({
			on: TOOLS.map((tool) => tool.isOn?.(now) ?? false),
			isLink: now.isActive('link'),
			picture: pictureOf(now.getAttributes(PICTURE))?.src,
		}),
	});
	return (
		<div className={s.bar}>
			<div className={s.tools} role="toolbar" aria-label="Format the text">
				{TOOLS.map((tool, place) => (
					<button
						key={tool.label}
						type="button"
						className={s.tool}
						title={tool.label}
						aria-label={tool.label}
						aria-pressed={tool.isOn ? state.on[place] : undefined}
						onClick={() => tool.run(editor)}
					>
						{tool.sign}
					</button>
				))}
				<button
					type="button"
					className={s.tool}
					aria-pressed={state.isLink}
					aria-expanded={openTool === 'link'}
					onClick={() => toggle('link')}
				>
					Link
				</button>
				{hasPictures ? (
					<button
						type="button"
						className={s.tool}
						aria-pressed={state.picture !== undefined}
						aria-expanded={openTool === 'picture'}
						onClick={() => toggle('picture')}
					>
						Picture
					</button>
				) : null}
			</div>
			{openTool === 'link' ? <LinkTool editor={editor} onDone={close} /> : null}
			{openTool === 'picture' ? <PictureTool key={state.picture ?? ''} editor={editor} onDone={close} /> : null}
		</div>
	);
}

interface LinkToolProps {
	readonly editor: Editor;
	readonly onDone: () => void;
}

const addressIn = (editor: Editor): string => {
	const { href } = editor.getAttributes('link');
	return typeof href === 'string' ? href : '';
};

/** Sets the link of the selection. This is no form element, because forms must not nest. */
function LinkTool({ editor, onDone }: LinkToolProps): ReactNode {
	const id = useId();
	const [address, setAddress] = useState(() => addressIn(editor));
	const [isWrong, setWrong] = useState(false);

	function apply(event?: FormEvent): void {
		event?.preventDefault();
		const href = address.trim();
		if (!isAllowedLink(href)) {
			setWrong(true);
			return;
		}
		editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
		onDone();
	}
	function remove(): void {
		editor.chain().focus().extendMarkRange('link').unsetLink().run();
		onDone();
	}
	return (
		<div className={s.link}>
			<label htmlFor={id}>Address of the link</label>
			<input
				id={id}
				type="text"
				inputMode="url"
				className={s.address}
				value={address}
				aria-invalid={isWrong}
				aria-describedby={isWrong ? `${id}-error` : undefined}
				onChange={({ target }) => setAddress(target.value)}
				onKeyDown={(event) => {
					if (event.key === 'Enter') apply(event);
				}}
			/>
			<Button size="sm" variant="secondary" onClick={() => apply()}>
				Set link
			</Button>
			<Button size="sm" variant="quiet" onClick={remove}>
				Remove link
			</Button>
			{isWrong ? (
				<p id={`${id}-error`} className={s.wrong} role="alert">
					Begin the address with https://, mailto: or tel:, or with / for a page of this site
				</p>
			) : null}
		</div>
	);
}
