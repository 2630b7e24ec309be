import type { PsychologistCard } from '@tulia/contracts/psychologist/schemas';
import { Icon, type IconName, VisuallyHidden } from '@tulia/ui';
import { SpokenLanguages } from '@tulia/ui/portraits';
import type { ReactNode } from 'react';
import * as s from './psychologist-facts.module.css';

interface PsychologistFactsProps {
	readonly psychologist: Pick<PsychologistCard, 'languages' | 'licence'>;
	/** Adds the board that issued the licence, if known. */
	readonly withBoard?: boolean | undefined;
}

export function PsychologistFacts({ psychologist, withBoard = false }: PsychologistFactsProps): ReactNode {
	const { languages, licence } = psychologist;
	if (!languages && !licence) return null;
	return (
		<ul className={s.facts}>
			{languages ? (
				<Fact icon="chat">
					<VisuallyHidden>Speaks </VisuallyHidden>
					<SpokenLanguages languages={languages} />
				</Fact>
			) : null}
			{licence ? (
				<Fact icon="shield">
					Licence {licence.number}
					{withBoard && licence.board ? `, ${licence.board}` : ''}
				</Fact>
			) : null}
		</ul>
	);
}

const Fact = ({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }): ReactNode => (
	<li className={s.fact}>
		<Icon name={icon} className={s.icon} />
		<span>{children}</span>
	</li>
);
