import { namedLanguage, spokenTags } from '@tulia/contracts/psychologist/spoken-languages';
import { FieldMessage, useBoundField } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import * as s from './profile.module.css';

export function LanguageChecks(): ReactNode {
	const { id, value, onChange, onBlur, error } = useBoundField<readonly string[]>('languages');
	const chosen = value ?? [];
	const toggle = (tag: string): void =>
		onChange(chosen.includes(tag) ? chosen.filter((each) => each !== tag) : [...chosen, tag]);
	return (
		<fieldset id={id} tabIndex={-1} onBlur={onBlur} aria-describedby={error === undefined ? undefined : `${id}-error`}>
			<legend className={s.legend}>Languages</legend>
			<div className={s.checks}>
				{spokenTags.map(namedLanguage).map(({ tag, name, nameLang }) => (
					<label key={tag} className={s.check}>
						<input type="checkbox" checked={chosen.includes(tag)} onChange={() => toggle(tag)} />
						<span lang={nameLang}>{name}</span>
					</label>
				))}
			</div>
			{error === undefined ? null : <FieldMessage id={id}>{error}</FieldMessage>}
		</fieldset>
	);
}
