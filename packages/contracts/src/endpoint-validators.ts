import type { EndpointName, Endpoints } from './endpoints.ts';
import type { Validator } from './field-errors.ts';

/** The compiled rules of one endpoint, for requests and for responses, from which undeclared members are stripped. */
export interface EndpointValidators {
	readonly params?: Validator;
	readonly query?: Validator;
	readonly body?: Validator;
	readonly response: Validator;
}

type Declared<E> = Extract<keyof E, 'params' | 'query' | 'body' | 'response'>;

/** The rules of these endpoints, for each part that the contract declares. */
export type ValidatorsOf<N extends EndpointName> = {
	readonly [Name in N]: { readonly [Part in Declared<Endpoints[Name]>]: Validator };
};
