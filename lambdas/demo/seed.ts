import { centreProfile } from '@tulia/centre/profile';
import type { FaqStore } from '../src/faq/faq.ts';
import type { NewUser } from '../src/identity/account/create-user.usecase.ts';
import type { Result } from '../src/platform/http/result.ts';
import type { ProfileStore } from '../src/profile/profile-store.ts';
import type { PsychologistStore } from '../src/psychologist/psychologist.repository.ts';
import type { ServiceStore } from '../src/service/service-store.ts';
import type { TestimonialStore } from '../src/testimonial/testimonial-store.ts';
import { articlesAt } from './data/articles/articles-at.ts';
import { allFaqs } from './data/faqs/all-faqs.ts';
import { psychologists } from './data/psychologists.ts';
import { services } from './data/services.ts';
import { testimonials } from './data/testimonials.ts';
import type { SaveArticle } from './save-article.ts';

/** `demo`: a believable centre. `empty`: only the centre's own record and its admin. */
export const seedKinds = ['demo', 'empty'] as const;
export type SeedKind = (typeof seedKinds)[number];

export interface SeedDeps {
	readonly profiles: ProfileStore;
	readonly services: Pick<ServiceStore, 'save'>;
	readonly psychologists: Pick<PsychologistStore, 'add'>;
	readonly testimonials: Pick<TestimonialStore, 'publish'>;
	readonly faqs: Pick<FaqStore, 'save'>;
	readonly saveArticle: SaveArticle;
	readonly createUser: (user: NewUser) => Promise<Result<unknown, 'email_taken'>>;
	readonly now: () => Date;
	/** Called with one line for each kind of record. */
	readonly report: (line: string) => void;
}

type Step = readonly [kind: string, writes: readonly (() => Promise<unknown>)[]];

const content = (deps: SeedDeps): readonly Step[] => [
	['services', services.map((service, index) => () => deps.services.save(service, index + 1, true))],
	// Every save of a service bumps the schedule versions, so psychologists of an interrupted run are not overwritten.
	['psychologists', psychologists.map((one) => () => deps.psychologists.add(one.psychologist, one.schedule))],
	['FAQs', allFaqs.map((faq) => () => deps.faqs.save(faq))],
	['articles', articlesAt(deps.now()).map((article) => () => deps.saveArticle(article, 'published'))],
	['testimonials', testimonials.map((testimonial) => () => deps.testimonials.publish(testimonial))],
];

/**
 * Fills a table without a centre profile, and changes no other. The profile is written last and every other write is
 * idempotent, so that an interrupted seed is run again.
 */
export async function seed(kind: SeedKind, admin: NewUser, deps: SeedDeps): Promise<void> {
	if (await deps.profiles.read()) {
		deps.report('This table is already seeded.');
		return;
	}
	const account: Step = ['admin', [() => deps.createUser(admin)]]; // email_taken: an interrupted run created it.
	const profile: Step = ['centre profile', [() => deps.profiles.save(centreProfile)]];
	const steps = kind === 'demo' ? [...content(deps), account, profile] : [account, profile];
	for (const [name, writes] of steps) {
		for (const write of writes) await write();
		deps.report(`${writes.length} ${name}`);
	}
}
