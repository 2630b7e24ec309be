import { explain } from '@tulia/platform';
import { Button } from '@tulia/ui';
import { type ReactNode, useRef, useState } from 'react';
import { useUploadCoverMutation } from '../../api/website/articles-api.ts';
import { resizedPicture } from './resize-picture.ts';
import * as s from './upload-picture.module.css';

const NOT_A_PICTURE = 'Please choose a JPEG, PNG, WebP or AVIF picture.';
const WORDS = { not_a_picture: NOT_A_PICTURE, payload_too_large: 'This picture is too large, even made smaller.' };
const NO_ANSWER = 'We could not send the picture. Check your connection and try again.';

interface PictureSides {
	readonly width: number;
	readonly height: number;
}

interface UploadPictureProps {
	/** The longer side after resizing, in pixels. Default 1600. */
	readonly longest?: number | undefined;
	/** The label of the button. Default: "Upload a picture". */
	readonly label?: string;
	/** Called with the address of the uploaded picture, and its width and height in pixels. */
	readonly onUploaded: (address: string, sides: PictureSides) => void;
}

/** Uploads a picture, which is resized before it is sent. */
export function UploadPicture({ longest, label = 'Upload a picture', onUploaded }: UploadPictureProps): ReactNode {
	const input = useRef<HTMLInputElement>(null);
	const [upload] = useUploadCoverMutation();
	const [isBusy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string>();

	async function send(file: File | undefined): Promise<void> {
		if (!file) return;
		setBusy(true);
		setFailure(await failureOf(file));
		setBusy(false);
	}
	async function failureOf(file: File): Promise<string | undefined> {
		const data = await resizedPicture(file, longest);
		if (data === undefined) return NOT_A_PICTURE;
		const { data: uploaded, error } = await upload({ data });
		if (!uploaded) return explain(error, WORDS, NO_ANSWER);
		const { imageUrl, width, height } = uploaded;
		onUploaded(imageUrl, { width, height });
		return undefined;
	}
	return (
		<>
			<input
				ref={input}
				type="file"
				hidden
				accept="image/jpeg,image/png,image/webp,image/avif"
				aria-label="Picture file"
				onChange={({ target }) => {
					void send(target.files?.[0]);
					// Clears the input, so that the same file can be chosen again after a failure.
					target.value = '';
				}}
			/>
			<Button variant="secondary" size="sm" busy={isBusy} busyLabel="Uploading…" onClick={() => input.current?.click()}>
				{label}
			</Button>
			{failure === undefined ? null : (
				<p className={s.failure} role="alert">
					{failure}
				</p>
			)}
		</>
	);
}
