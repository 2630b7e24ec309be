import type { Result } from '../../platform/http/result.ts';

/** The second factor of an account as it is stored, its secret opened. */
export interface SecondFactor {
	readonly secret: string;
	readonly state: 'pending' | 'active';
	/** Epoch milliseconds. */
	readonly startedAt: number;
	readonly recoveryCodesLeft: number;
}

/** The first right code: of which offer (a later offer has another secret), and what is kept with it. */
export interface FirstCode {
	/** As in the offer that was read. */
	readonly startedAt: number;
	readonly step: number;
	readonly recoveryProofs: readonly string[];
	readonly now: Date;
}

/** What second factors need from storage. Each of its writes is conditional: of two at once, one succeeds. */
export interface SecondFactorStore {
	read(userId: string): Promise<SecondFactor | undefined>;
	/** Keeps a secret that waits for its first code. An active one is not touched. */
	begin(userId: string, secret: string, now: Date): Promise<Result<undefined, 'active'>>;
	/** The first code was right: from now on it is asked for. */
	activate(userId: string, first: FirstCode): Promise<Result<undefined, 'not_pending'>>;
	/** Uses up the codes up to this step. False when it, or a later one, was used before. */
	useStep(userId: string, step: number): Promise<boolean>;
	/** Uses up a recovery code. False when there is none such. */
	useRecoveryProof(userId: string, proof: string): Promise<boolean>;
	remove(userId: string, now: Date): Promise<void>;
}
