import * as Type from 'typebox';

/** The answer to what a visitor sent: it is kept, and people will look at it. It says nothing else on purpose. */
export const Received = Type.Object({ status: Type.Enum(['received']) });
export type Received = Type.Static<typeof Received>;
