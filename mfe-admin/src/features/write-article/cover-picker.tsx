import { capitalised } from '@tulia/centre/capitalised';
import { VisuallyHidden } from '@tulia/ui';
import { FieldMessage, useBoundField } from '@tulia/ui/form';
import { Illustration, illustrationIds } from '@tulia/ui/illustrations';
import type { ReactNode } from 'react';
import { UploadPicture } from '../../lib/pictures/upload-picture.tsx';
import * as s from './write-article.module.css';

const COVERS: readonly string[] = illustrationIds.filter((id) => id.startsWith('cover-'));

/** The label of `cover-self-care` is `Self care`. */
const nameOf = (cover: string): string => {
	if (!COVERS.includes(cover)) return 'Your picture';
	return capitalised(cover.slice('cover-'.length).replaceAll('-', ' '));
};

/** The choice of the cover: a drawing, or an uploaded picture. */
export function CoverPicker(): ReactNode {
	const { id, value, onChange, error } = useBoundField<string>('imageUrl');
	const choices = value && !COVERS.includes(value) ? [value, ...COVERS] : COVERS;
	return (
		<fieldset className={s.covers} aria-describedby={error === undefined ? undefined : `${id}-error`}>
			<VisuallyHidden as="legend">Cover</VisuallyHidden>
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
			<UploadPicture onUploaded={onChange} />
		</fieldset>
	);
}
