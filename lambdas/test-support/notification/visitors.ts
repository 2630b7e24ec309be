import { mayBeInCrisis } from '@tulia/contracts/may-be-in-crisis';
import { questionRepository } from '../../src/faq/question.repository.ts';
import { messageRepository } from '../../src/message/message.repository.ts';
import { subscriptionRepository } from '../../src/newsletter/subscription.repository.ts';
import { requested } from '../../src/newsletter/subscription.ts';
import type { JobItem } from '../../src/outbox/job.items.ts';
import { fields, type NotificationFixture } from './notification-fixture.ts';
import { storedJob } from './stored-jobs.ts';

const cipher = async () => fields;

export interface VisitorFields {
	readonly id: string;
	readonly name?: string;
	readonly email?: string;
	readonly phone?: string;
	readonly subject?: string;
	readonly text?: string;
}

const WAIRIMU = { name: 'Wairimu Kamau', email: 'wairimu@mail.example', subject: 'A visit', text: 'May I come by?' };

const jobIdOf = (id: string): string => `job-${id}`;

/** The stream record of the job of a visitor's action. */
const jobOf = (fixture: NotificationFixture, id: string): Promise<JobItem> => storedJob(fixture, jobIdOf(id));

/** Stores a question of the help centre. */
export async function askQuestion(fixture: NotificationFixture, given: VisitorFields): Promise<JobItem> {
	const { name, email, text, id } = { ...WAIRIMU, ...given };
	const createdAt = fixture.clock.now().toISOString();
	await questionRepository(fixture.db, fixture.tableName, cipher).keep(
		{ id, name, email, text, createdAt, mayBeInCrisis: mayBeInCrisis(text) },
		jobIdOf(id),
	);
	return jobOf(fixture, id);
}

/** Stores a message of the contact page. */
export async function writeMessage(fixture: NotificationFixture, given: VisitorFields): Promise<JobItem> {
	const { phone, ...words } = { phone: undefined, ...WAIRIMU, ...given };
	const createdAt = fixture.clock.now().toISOString();
	await messageRepository(fixture.db, fixture.tableName, cipher).keep(
		{ ...words, phone, createdAt, mayBeInCrisis: mayBeInCrisis(words.subject, words.text) },
		jobIdOf(given.id),
	);
	return jobOf(fixture, given.id);
}

/** Requests the newsletter for this address; the job's id derives from `id`. */
export async function subscribeTo(fixture: NotificationFixture, id: string, email: string): Promise<JobItem> {
	const subscriptions = subscriptionRepository(fixture.db, fixture.tableName);
	const pseudonym = fields.pseudonym('email', email);
	const known = await subscriptions.find(pseudonym);
	const now = fixture.clock.now();
	const request = { id: pseudonym, sealedEmail: fields.encrypt(email, pseudonym), generation: id, now };
	const mail = { type: 'newsletter_confirm_mail', jobId: jobIdOf(id), now } as const;
	await subscriptions.replace(known, requested(known, request), mail);
	return jobOf(fixture, id);
}
