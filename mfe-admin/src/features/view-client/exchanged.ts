import { compactMoment } from '@tulia/centre/compact-date';
import type { ClientFile } from '@tulia/contracts/client/staff-schemas';
import type { IconName } from '@tulia/ui';
import { channelWords, mailStateWords, mailWords } from '../../lib/appointments/detail-words.ts';

/** A message to or from the client, as a row of the list. */
export interface Exchanged {
	readonly key: string;
	readonly icon: IconName;
	readonly title: string;
	readonly visit?: { readonly id: string; readonly words: string };
	readonly text?: string;
	/** An instant, ISO UTC. */
	readonly at: string;
	readonly state: string;
	readonly tone: 'waiting' | 'good' | 'quiet';
}

type Mail = ClientFile['mails'][number];
type Writing = ClientFile['writings'][number];

const toneOf = (state: Mail['state']): Exchanged['tone'] => {
	if (state === 'delivered' || state === 'sent') return 'good';
	return state === 'pending' ? 'quiet' : 'waiting';
};

const ofMail = (mail: Mail, now: Date): Exchanged => ({
	key: `${mail.appointmentId} ${mail.kind} ${mail.channel} ${mail.version} ${mail.at}`,
	icon: 'mail',
	title: `${mailWords[mail.kind]} by ${channelWords[mail.channel]}`,
	visit: { id: mail.appointmentId, words: compactMoment(mail.scheduledFor, now) },
	at: mail.at,
	state: mailStateWords(mail),
	tone: toneOf(mail.state),
});

const WRITING_STATES: { readonly [S in Writing['state']]: Pick<Exchanged, 'state' | 'tone'> } = {
	new: { state: 'Waiting', tone: 'waiting' },
	answered: { state: 'Answered', tone: 'good' },
	done: { state: 'Done', tone: 'quiet' },
	spam: { state: 'Marked as spam', tone: 'quiet' },
};

const ofWriting = ({ id, kind, text, at, state }: Writing): Exchanged => ({
	key: id,
	icon: 'inbox',
	title: kind === 'question' ? 'Asked through the help centre' : 'Wrote to us',
	text,
	at,
	...WRITING_STATES[state],
});

/** The messages to and from the client, newest first. */
export const exchangedWith = ({ mails, writings }: ClientFile, now: Date): readonly Exchanged[] =>
	[...mails.map((mail) => ofMail(mail, now)), ...writings.map(ofWriting)].sort((a, b) => b.at.localeCompare(a.at));
