import { explain } from '@tulia/platform';
import { Button } from '@tulia/ui';
import { FieldMessage, useBoundField } from '@tulia/ui/form';
import { Illustration, illustrationIds } from '@tulia/ui/illustrations';
import { type ReactNode, useRef, useState } from 'react';
import { useUploadCoverMutation } from '../../api/articles-api.ts';
import { resizedPicture } from './resize-picture.ts';
import * as s from './write-article.module.css';

const COVERS: readonly string[] = illustrationIds.filter((id) => id.startsWith('cover-'));
const NOT_A_PICTURE = 'Please choose a JPEG, PNG, WebP or AVIF picture.';
const WORDS = { not_a_picture: NOT_A_PICTURE, payload_too_large: 'This picture is too large, even made smaller.' };
const NO_ANSWER = 'We could not send the picture. Check your connection and try again.';

/** `cover-self-care` as `Self care` */
const nameOf = (cover: string): string => {
	if (!COVERS.includes(cover)) return 'Your picture';
	const words = cover.slice('cover-'.length).replaceAll('-', ' ');
	return words.charAt(0).toUpperCase() + words.slice(1);
};

/** One of the drawings, or a picture of one's own. */
export function CoverPicker(): ReactNode {
	const { id, value, onChange, error } = useBoundField<string>('imageUrl');
	const choices = value && !COVERS.includes(value) ? [value, ...COVERS] : COVERS;
	return (
		<fieldset className={s.covers} aria-describedby={error === undefined ? undefined : `${id}-error`}>
			<legend className={s.panelTitle}>Cover</legend>
			<div className={s.coverGrid}>
				{choices.map((cover, place) => (
					<label key={cover} className={s.cover}>
						<input
							id={place === 0 ? id : undefined}
							type="radio"
							name="imageUrl"
							checked={cover === value}
							onChange={() => onChange(cover)}
						/>
						<Illustration of={cover} shape="cover" alt={nameOf(cover)} />
					</label>
				))}
			</div>
			{error === undefined ? null : <FieldMessage id={id}>{error}</FieldMessage>}
			<CoverUpload onUploaded={onChange} />
		</fieldset>
	);
}

function CoverUpload({ onUploaded }: { readonly onUploaded: (imageUrl: string) => void }): ReactNode {
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
		const data = await resizedPicture(file);
		if (data === undefined) return NOT_A_PICTURE;
		const { data: uploaded, error } = await upload({ data });
		if (!uploaded) return explain(error, WORDS, NO_ANSWER);
		onUploaded(uploaded.imageUrl);
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
					// The same file may be chosen again after it failed.
					target.value = '';
				}}
			/>
			<Button variant="secondary" size="sm" busy={isBusy} busyLabel="Uploading…" onClick={() => input.current?.click()}>
				Upload a picture
			</Button>
			{failure === undefined ? null : (
				<p className={s.failure} role="alert">
					{failure}
				</p>
			)}
		</>
	);
}
