import { randomInt } from 'node:crypto';
import type { PhoneNumber } from '../../platform/phone-number.ts';

/** How long a code works, milliseconds. */
export const CODE_LIFE_MS = 10 * 60_000;

/** How often somebody may guess at one code: five of a million. */
export const CODE_TRIES = 5;

/** Six digits that nobody can foresee. */
export const newPhoneCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** The code that an account asked for last. */
export interface AskedCode {
	readonly id: string;
	readonly number: PhoneNumber;
	/** What is kept of the digits: worth nothing without our key, nor for another account or another code. */
	readonly proof: string;
	/** ISO UTC. */
	readonly sentAt: string;
	/** ISO UTC: from then on it no longer works. */
	readonly until: string;
	/** How often somebody has guessed at it. */
	readonly tries: number;
	/** It confirmed the number already. */
	readonly isUsed: boolean;
}

interface TypedCode {
	readonly userId: string;
	/** Of the code, not of the account. */
	readonly id: string;
	/** As it was typed, spaces included. */
	readonly code: string;
}

/** What makes a proof with our key (`FieldCipher`). */
interface ProofKey {
	proof(purpose: 'phone-code', value: string): string;
}

export const codeProof = ({ proof }: ProofKey, { userId, id, code }: TypedCode): string =>
	proof('phone-code', `${userId} ${id} ${code.replaceAll(' ', '')}`);

/** Whether the digits may still be typed. */
export const isOpen = ({ until, isUsed, tries }: Pick<AskedCode, 'until' | 'isUsed' | 'tries'>, now: Date): boolean =>
	!isUsed && tries < CODE_TRIES && until > now.toISOString();
