import type { LocalCloud } from '@tulia/test-kit/local-cloud';
import { type Teller, untilTold } from './until-told.ts';

/** An SMS as the phone of the local cloud shows it. */
export interface Sms {
	readonly id: string;
	/** E.164. */
	readonly to: string;
	readonly text: string;
}

/** Every SMS to a number, the oldest first. */
export async function smsTo({ origin }: Pick<LocalCloud, 'origin'>, number: string): Promise<readonly Sms[]> {
	const answer = await fetch(`${origin}/__local/api/sms`);
	if (!answer.ok) throw new Error(`/__local/api/sms answered ${answer.status}.`);
	const all = (await answer.json()) as readonly Sms[];
	return all.filter(({ to }) => to === number).reverse();
}

/** Waits until a number has got so many SMS, and answers them. */
export const untilSms = (cloud: Teller, number: string, count: number): Promise<readonly Sms[]> =>
	untilTold(
		cloud,
		() => smsTo(cloud, number),
		({ length }) => length >= count,
	);

/** Waits for the code that a number gets after so many SMS, whatever else comes meanwhile. */
export async function untilCode(cloud: Teller, number: string, after: number): Promise<string> {
	const codes = async () => (await smsTo(cloud, number)).slice(after).filter(({ text }) => /code is \d{6}/.test(text));
	const [sms] = await untilTold(cloud, codes, ({ length }) => length > 0);
	if (!sms) throw new Error('There is no code.');
	return codeIn(sms);
}

/** The six digits of an SMS. */
export function codeIn({ text }: Sms): string {
	const code = /\d{6}/.exec(text)?.[0];
	if (!code) throw new Error(`There is no code in "${text}".`);
	return code;
}

/** Answers our number from a phone: STOP, START. */
export async function answerSms({ origin }: Pick<LocalCloud, 'origin'>, from: string, text: string): Promise<void> {
	const answer = await fetch(`${origin}/__local/api/sms-answers`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ from, text }),
	});
	if (!answer.ok) throw new Error(`Answering ${text} was answered ${answer.status}.`);
}
