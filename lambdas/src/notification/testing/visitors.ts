import { questionRepository } from '../../faq/question.repository.ts';
import { messageRepository } from '../../message/message.repository.ts';
import { subscriptionRepository } from '../../newsletter/subscription.repository.ts';
import { requested } from '../../newsletter/subscription.ts';
import type { JobItem } from '../job.ts';
import { fields, type NotificationWorld } from './notification-world.ts';

const cipher = async () => fields;

/** What a visitor may put into the forms. */
export interface Words {
	readonly id: string;
	readonly name?: string;
	readonly email?: string;
	readonly phone?: string;
	readonly subject?: string;
	readonly text?: string;
}

const WAIRIMU = { name: 'Wairimu Kamau', email: 'wairimu@mail.example', subject: 'A visit', text: 'May I come by?' };

const jobIdOf = (id: string): string => `job-${id}`;

/** The job of what a visitor did, as the stream reports it. */
async function jobOf({ read }: NotificationWorld, id: string): Promise<JobItem> {
	const item = await read(`JOB#${jobIdOf(id)}`, 'J');
	if (!item) throw new Error(`No mail was promised for ${id}.`);
	return item as unknown as JobItem;
}

/** A visitor asks a question in the help centre. */
export async function ask(world: NotificationWorld, given: Words): Promise<JobItem> {
	const { name, email, text, id } = { ...WAIRIMU, ...given };
	const createdAt = world.clock.now().toISOString();
	await questionRepository(world.db, world.tableName, cipher).keep({ id, name, email, text, createdAt }, jobIdOf(id));
	return jobOf(world, id);
}

/** A visitor writes through the contact page. */
export async function write(world: NotificationWorld, given: Words): Promise<JobItem> {
	const { phone, ...words } = { phone: undefined, ...WAIRIMU, ...given };
	const createdAt = world.clock.now().toISOString();
	await messageRepository(world.db, world.tableName, cipher).keep({ ...words, phone, createdAt }, jobIdOf(given.id));
	return jobOf(world, given.id);
}

/** Somebody asks for the newsletter under this address; the job's id is made of `id`. */
export async function subscribeTo(world: NotificationWorld, id: string, email: string): Promise<JobItem> {
	const subscriptions = subscriptionRepository(world.db, world.tableName);
	const pseudonym = fields.pseudonym('email', email);
	const known = await subscriptions.find(pseudonym);
	const now = world.clock.now();
	const request = { id: pseudonym, sealedEmail: fields.encrypt(email, pseudonym), generation: id, now };
	const mail = { type: 'newsletter_confirm_mail', jobId: jobIdOf(id), now } as const;
	await subscriptions.replace(known, requested(known, request), mail);
	return jobOf(world, id);
}
