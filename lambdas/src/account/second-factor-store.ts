import type { Result } from '../platform/http/result.ts';

/** The second factor of an account as stored, its secret decrypted. */
export interface SecondFactor {
	readonly secret: string;
	readonly state: 'pending' | 'active';
	/** Epoch milliseconds. */
	readonly startedAt: number;
	readonly recoveryCodesLeft: number;
}

/** The first right code: the offer it belongs to (a later offer has another secret), and what is stored with it. */
export interface FirstCode {
	/** The start of the offer, as it was read. */
	readonly startedAt: number;
	readonly step: number;
	readonly recoveryProofs: readonly string[];
	readonly now: Date;
}

/** The storage of second factors. Every write is conditional: of two concurrent ones, one succeeds. */
export interface SecondFactorStore {
	read(userId: string): Promise<SecondFactor | undefined>;
	/** Stores a secret until its first code. An active one stays. */
	begin(userId: string, secret: string, now: Date): Promise<Result<undefined, 'active'>>;
	/** Activates the second factor after its first right code. */
	activate(userId: string, first: FirstCode): Promise<Result<undefined, 'not_pending'>>;
	/** Uses up the codes up to this step. False when this or a later one was used before. */
	useStep(userId: string, step: number): Promise<boolean>;
	/** Uses up a recovery code. False when there is no such code. */
	useRecoveryProof(userId: string, proof: string): Promise<boolean>;
	remove(userId: string, now: Date): Promise<void>;
}
