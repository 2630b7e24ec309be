import { faqRepository } from '../src/faq/faq.repository.ts';
import { createUser } from '../src/identity/account/create-user.usecase.ts';
import { hashPassword } from '../src/identity/account/password-hash.ts';
import { identityFromEnvironment } from '../src/identity/identity.wiring.ts';
import { clock } from '../src/platform/clock.ts';
import { requireEnv } from '../src/platform/config.ts';
import { fieldCipher, useFieldKey } from '../src/platform/keys/field-keys.ts';
import { newId } from '../src/platform/new-id.ts';
import { documentClient } from '../src/platform/table/dynamo.ts';
import { profileRepository } from '../src/profile/profile.repository.ts';
import { psychologistRepository } from '../src/psychologist/psychologist.repository.ts';
import { serviceRepository } from '../src/service/service.repository.ts';
import { testimonialRepository } from '../src/testimonial/testimonial.repository.ts';
import { DEMO_PASSWORD, firstAdmin } from './demo-accounts.ts';
import { readPrepared } from './prepared-history.ts';
import { saveArticle } from './save-article.ts';
import { type SeedKind, seed, seedKinds } from './seed.ts';
import { seedHistory } from './seed-history.ts';

/**
 * Fills the table TABLE_NAME once: `npx tsx lambdas/demo/main.ts`. Needs FIELD_KEY_ID too (the admin's address is
 * encrypted) and the usual AWS settings; SEED is `demo` (default), `empty`, or `history`: the demo with a history of
 * eight months, copied from the file PREPARED_HISTORY where that is fresh. SEED_NOW is the instant (ISO 8601) at which
 * it ends; a history requires it.
 */
function kindFrom(text = 'demo'): SeedKind | 'history' {
	const kinds = [...seedKinds, 'history'] as const;
	const kind = kinds.find((one) => one === text);
	if (!kind) throw new Error(`SEED is one of ${kinds.join(', ')}, not "${text}".`);
	return kind;
}

const db = documentClient();
const tableName = requireEnv('TABLE_NAME');
const kind = kindFrom(process.env.SEED);
const admin = firstAdmin(process.env);
const { SEED_NOW } = process.env;
const now = SEED_NOW ? () => new Date(SEED_NOW) : clock;
const report = (line: string): void => console.log(`  ${line}`);

if (kind === 'history') {
	if (admin.password !== DEMO_PASSWORD) throw new Error('A history of invented people is for a local cloud only.');
	const end = new Date(requireEnv('SEED_NOW'));
	const prepared = process.env.PREPARED_HISTORY ? readPrepared(process.env.PREPARED_HISTORY) : undefined;
	await seedHistory({
		...{ db, tableName, hash: hashPassword, admin, end, prepared, report },
		cipher: fieldCipher,
		useDataKey: useFieldKey,
	});
} else {
	await seed(kind, admin, {
		profiles: profileRepository(db, tableName),
		services: serviceRepository(db, tableName),
		psychologists: psychologistRepository(db, tableName),
		testimonials: testimonialRepository(db, tableName),
		faqs: faqRepository(db, tableName),
		saveArticle: saveArticle(db, tableName),
		createUser: createUser({ accounts: identityFromEnvironment().accounts, hash: hashPassword, now, newId }),
		now,
		report,
	});
}
