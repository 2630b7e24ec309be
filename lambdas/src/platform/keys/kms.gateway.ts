import {
	DecryptCommand,
	EncryptCommand,
	GenerateDataKeyCommand,
	GetPublicKeyCommand,
	KMSClient,
	SignCommand,
} from '@aws-sdk/client-kms';
import { awsClientDefaults } from '../aws-client-defaults.ts';

/** The operations of KMS that the centre uses. Private keys never leave it. */
export interface KeyService {
	/** The public half of a signing key: SPKI, DER. */
	publicKey(keyId: string): Promise<Uint8Array>;
	/** ECDSA with SHA-256 over `message` (at most 4,096 bytes); the signature in DER. */
	sign(keyId: string, message: Uint8Array): Promise<Uint8Array>;
	/** 32 fresh random bytes, and the same bytes wrapped by the key. */
	newDataKey(keyId: string): Promise<{ readonly plain: Uint8Array; readonly wrapped: Uint8Array }>;
	/** A data key made elsewhere, wrapped by the key. */
	wrapDataKey(keyId: string, plain: Uint8Array): Promise<Uint8Array>;
	/** The bytes behind a wrapped data key. */
	openDataKey(keyId: string, wrapped: Uint8Array): Promise<Uint8Array>;
}

/** Binds a wrapped key to its purpose, so that a key of another purpose cannot be unwrapped instead. */
const EncryptionContext = { purpose: 'fields' };

function present(bytes: Uint8Array | undefined): Uint8Array {
	if (!bytes) throw new Error('KMS answered without the bytes asked for.');
	return bytes;
}

const kmsGateway = (client: KMSClient): KeyService => ({
	async publicKey(KeyId) {
		return present((await client.send(new GetPublicKeyCommand({ KeyId }))).PublicKey);
	},
	async sign(KeyId, Message) {
		const SigningAlgorithm = 'ECDSA_SHA_256';
		const answer = await client.send(new SignCommand({ KeyId, Message, MessageType: 'RAW', SigningAlgorithm }));
		return present(answer.Signature);
	},
	async newDataKey(KeyId) {
		const answer = await client.send(new GenerateDataKeyCommand({ KeyId, KeySpec: 'AES_256', EncryptionContext }));
		return { plain: present(answer.Plaintext), wrapped: present(answer.CiphertextBlob) };
	},
	async wrapDataKey(KeyId, Plaintext) {
		return present((await client.send(new EncryptCommand({ KeyId, Plaintext, EncryptionContext }))).CiphertextBlob);
	},
	async openDataKey(KeyId, CiphertextBlob) {
		return present((await client.send(new DecryptCommand({ KeyId, CiphertextBlob, EncryptionContext }))).Plaintext);
	},
});

let shared: KeyService | undefined;

/** KMS, one client per process. */
export function keyService(): KeyService {
	shared ??= kmsGateway(new KMSClient(awsClientDefaults));
	return shared;
}
