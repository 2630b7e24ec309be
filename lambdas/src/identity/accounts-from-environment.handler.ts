import { requireEnv } from '../platform/config.ts';
import { documentClient } from '../platform/dynamo.ts';
import { fieldCipher } from '../platform/field-cipher.ts';
import { accountRepository } from './account.repository.ts';
import type { AccountStore } from './account.ts';

/** The accounts of the table this process was deployed with. */
export const accountsFromEnvironment = (): AccountStore =>
	accountRepository(documentClient(), requireEnv('TABLE_NAME'), fieldCipher);
