import { compactDate } from '@tulia/centre/compact-date';
import { consentKinds } from '@tulia/contracts/account/consent-kinds';
import type { ClientFile } from '@tulia/contracts/client/staff-schemas';
import type { ReactNode } from 'react';
import { consentWords } from '../../lib/appointments/detail-words.ts';
import { StateBadge } from '../../lib/lists/state-badge.tsx';
import { Fold } from '../../lib/page/fold.tsx';
import { ConsentWord } from './consent-word.tsx';
import * as s from './view-client.module.css';

interface AgreedPanelProps {
	readonly file: Pick<ClientFile, 'client' | 'consents' | 'consentsMissing'>;
	readonly now: Date;
}

/** The consents that the client gave, and those that staff still have to ask for. */
export function AgreedPanel({ file, now }: AgreedPanelProps): ReactNode {
	const toAsk = consentKinds.filter((kind) => stateOf(kind, file, now).tone === 'waiting').length;
	return (
		<Fold title="What they agreed to" line={toAsk === 0 ? 'Nothing to ask for' : `${toAsk} to ask for`}>
			<ul className={s.lines}>
				{consentKinds.map((kind) => {
					const { when, state, tone } = stateOf(kind, file, now);
					return (
						<li key={kind} className={s.line}>
							<div>
								<b>{consentWords[kind]}</b>
								<small>{when}</small>
							</div>
							<StateBadge tone={tone}>{state}</StateBadge>
							<ConsentWord clientId={file.client.id} kind={kind} isGiven={state === 'Yes'} />
						</li>
					);
				})}
			</ul>
		</Fold>
	);
}

type Kind = (typeof consentKinds)[number];

const MEDIUM_WORDS = { at_desk: ', said at the desk', by_phone: ', said by phone' } as const;

function stateOf(kind: Kind, { consents, consentsMissing }: AgreedPanelProps['file'], now: Date) {
	const given = consents.find((one) => one.kind === kind);
	const medium = given?.how === undefined ? '' : MEDIUM_WORDS[given.how];
	const dayOf = (instant: string): string => `${compactDate(new Date(instant), now)}${medium}`;
	if (!given) return { when: 'Ask at the next visit', state: 'Not asked', tone: 'waiting' } as const;
	if (given.withdrawnAt !== undefined)
		return { when: dayOf(given.withdrawnAt), state: 'Taken back', tone: 'quiet' } as const;
	if (consentsMissing.includes(kind))
		return { when: `${dayOf(given.givenAt)}, to an older wording`, state: 'Ask again', tone: 'waiting' } as const;
	return { when: dayOf(given.givenAt), state: 'Yes', tone: 'good' } as const;
}
