import * as Type from 'typebox';

/** The answer to a visitor's submission. It has no other content on purpose. */
export const Received = Type.Object({ status: Type.Enum(['received']) });
export type Received = Type.Static<typeof Received>;
