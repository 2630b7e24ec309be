import type { EndpointName, Endpoints } from '@tulia/contracts/endpoints';
import type { Validator } from '@tulia/contracts/validators/field-errors';

/** The compiled rules of one endpoint: what may come in, and what may go out (undeclared members are stripped). */
export interface EndpointValidators {
	readonly params?: Validator;
	readonly query?: Validator;
	readonly body?: Validator;
	readonly response: Validator;
}

type Declared<E> = Extract<keyof E, 'params' | 'query' | 'body' | 'response'>;

/** The rules of these endpoints, one for every part the contract declares: one that is missing does not compile. */
export type ValidatorsOf<N extends EndpointName> = {
	readonly [Name in N]: { readonly [Part in Declared<Endpoints[Name]>]: Validator };
};
