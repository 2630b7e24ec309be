import { articleRepository } from '../article/article.repository.ts';
import { faqRepository } from '../faq/faq.repository.ts';
import { createUser } from '../identity/create-user.usecase.ts';
import { identityFromEnvironment } from '../identity/identity-from-environment.handler.ts';
import { hashPassword } from '../identity/password-hash.ts';
import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { documentClient } from '../platform/dynamo.ts';
import { newId } from '../platform/new-id.ts';
import { profileRepository } from '../profile/profile.repository.ts';
import { psychologistRepository } from '../psychologist/psychologist.repository.ts';
import { serviceRepository } from '../service/service.repository.ts';
import { testimonialRepository } from '../testimonial/testimonial.repository.ts';
import { firstAdmin } from './demo-accounts.ts';
import { type SeedKind, seed, seedKinds } from './seed.ts';

/**
 * Fills the table TABLE_NAME once: `npx tsx lambdas/src/seed/main.ts`. Needs FIELD_KEY_ID too (the admin's address is
 * encrypted) and the usual AWS settings; SEED is `demo` (default) or `empty`.
 */
function kindFrom(text = 'demo'): SeedKind {
	const kind = seedKinds.find((one) => one === text);
	if (!kind) throw new Error(`SEED is one of ${seedKinds.join(', ')}, not "${text}".`);
	return kind;
}

const db = documentClient();
const tableName = requireEnv('TABLE_NAME');

await seed(kindFrom(process.env.SEED), firstAdmin(process.env), {
	profiles: profileRepository(db, tableName),
	services: serviceRepository(db, tableName),
	psychologists: psychologistRepository(db, tableName),
	testimonials: testimonialRepository(db, tableName),
	faqs: faqRepository(db, tableName),
	articles: articleRepository(db, tableName),
	createUser: createUser({ accounts: identityFromEnvironment().accounts, hash: hashPassword, now: clock, newId }),
	now: clock,
	report: (line) => console.log(`  ${line}`),
});
