import type { LocalCloud } from '@tulia/test-kit/local-cloud';

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

type Phones = Pick<LocalCloud, 'origin' | 'settled'>;

/** Waits until the cloud is settled; resolves with the SMS of a number. Throws with fewer than `count`. */
export async function untilSms(cloud: Phones, number: string, count: number): Promise<readonly Sms[]> {
	await cloud.settled();
	const all = await smsTo(cloud, number);
	if (all.length >= count) return all;
	throw new Error(`${all.length} of ${count} SMS came to ${number}: ${JSON.stringify(all)}`);
}

/** The code in a later SMS than the first `after` ones of a number, once the cloud is settled. */
export async function untilCode(cloud: Phones, number: string, after: number): Promise<string> {
	const all = await untilSms(cloud, number, after + 1);
	const sms = all.slice(after).find(({ text }) => /code is \d{6}/.test(text));
	if (!sms) throw new Error(`There is no code in ${JSON.stringify(all)}`);
	return codeIn(sms);
}

export function codeIn({ text }: Sms): string {
	const code = /\d{6}/.exec(text)?.[0];
	if (!code) throw new Error(`There is no code in "${text}".`);
	return code;
}

/** Sends a reply from a phone to our number: STOP, START. */
export async function answerSms({ origin }: Pick<LocalCloud, 'origin'>, from: string, text: string): Promise<void> {
	const answer = await fetch(`${origin}/__local/api/sms-answers`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ from, text }),
	});
	if (!answer.ok) throw new Error(`Answering ${text} was answered ${answer.status}.`);
}
