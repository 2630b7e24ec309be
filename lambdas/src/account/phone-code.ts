import { randomInt } from 'node:crypto';
import type { PhoneNumber } from '../platform/phone-number.ts';

/** How long a code is valid, in milliseconds. */
export const CODE_LIFE_MS = 10 * 60_000;

/** Tries per code: five guesses of a million. */
export const CODE_TRIES = 5;

export const newPhoneCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** The latest code of an account. */
export interface StoredCode {
	readonly id: string;
	readonly number: PhoneNumber;
	/** A keyed proof of the digits: useless without our key, and for another account or code. */
	readonly proof: string;
	/** ISO UTC. */
	readonly sentAt: string;
	/** ISO UTC: expiry. */
	readonly until: string;
	readonly tries: number;
	readonly isUsed: boolean;
}

interface TypedCode {
	readonly userId: string;
	/** The version of the code, not of the account. */
	readonly id: string;
	/** The code as typed, spaces included. */
	readonly code: string;
}

/** Computes a proof with our key (`FieldCipher`). */
interface ProofKey {
	proof(purpose: 'phone-code', value: string): string;
}

export const codeProof = ({ proof }: ProofKey, { userId, id, code }: TypedCode): string =>
	proof('phone-code', `${userId} ${id} ${code.replaceAll(' ', '')}`);

export const isOpen = ({ until, isUsed, tries }: Pick<StoredCode, 'until' | 'isUsed' | 'tries'>, now: Date): boolean =>
	!isUsed && tries < CODE_TRIES && until > now.toISOString();
