import { capitalised } from '@tulia/centre/capitalised';
import { drawnPortraits } from '@tulia/contracts/psychologist/portraits';
import { FieldMessage, useBoundField } from '@tulia/ui/form';
import { Portrait } from '@tulia/ui/portraits';
import type { ReactNode } from 'react';
import { UploadPicture } from '../../../lib/pictures/upload-picture.tsx';
import * as s from './profile.module.css';

/** The largest size at which the site shows a portrait. */
const LONGEST = 800;
const DRAWN: readonly string[] = drawnPortraits;

/** The label of `portrait-scarf` is `Scarf`. */
const nameOf = (portrait: string): string => {
	if (!DRAWN.includes(portrait)) return 'Your picture';
	return capitalised(portrait.slice('portrait-'.length));
};

export function PortraitPicker(): ReactNode {
	const { id, value, onChange, error } = useBoundField<string>('portrait');
	const choices = value && !DRAWN.includes(value) ? [value, ...DRAWN] : DRAWN;
	return (
		<fieldset className={s.portraits} aria-describedby={error === undefined ? undefined : `${id}-error`}>
			<legend className={s.legend}>Portrait</legend>
			<div className={s.grid}>
				{choices.map((portrait, place) => (
					<label key={portrait} className={s.portrait}>
						<input
							id={place === 0 ? id : undefined}
							type="radio"
							name="portrait"
							checked={portrait === value}
							onChange={() => onChange(portrait)}
						/>
						<Portrait of={portrait} alt={nameOf(portrait)} />
					</label>
				))}
			</div>
			{error === undefined ? null : <FieldMessage id={id}>{error}</FieldMessage>}
			<UploadPicture longest={LONGEST} onUploaded={onChange} />
		</fieldset>
	);
}
