import type { PsychologistCard } from '@tulia/contracts/psychologist/schemas';
import { calledBy, Link, paths } from '@tulia/platform';
import { ArrowLink } from '@tulia/ui';
import type { RadioCardOption } from '@tulia/ui/form';
import { Portrait, SpokenLanguages } from '@tulia/ui/portraits';
import * as s from './psychologist-option.module.css';

/** Somebody to be chosen, with what was written of them. */
export const psychologistOption = (person: PsychologistCard): RadioCardOption => {
	const { id, name, title, summary, languages, licence, portrait } = person;
	return {
		value: id,
		title: name,
		text: title,
		portrait: <Portrait of={portrait} shape="round" />,
		details: (
			<div className={s.details}>
				{summary}
				<p className={s.facts}>
					{languages ? (
						<span>
							<SpokenLanguages languages={languages} />
						</span>
					) : null}
					{licence ? <span>Licence {licence.number}</span> : null}
				</p>
				<ArrowLink component={Link} to={paths.psychologist(id)}>
					More about {calledBy(name)}
				</ArrowLink>
			</div>
		),
	};
};
