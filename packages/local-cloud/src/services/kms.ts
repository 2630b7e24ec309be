import {
	createCipheriv,
	createDecipheriv,
	createPrivateKey,
	createPublicKey,
	generateKeyPairSync,
	randomBytes,
	sign,
} from 'node:crypto';
import type { DurableMap } from '../state/durable-map.ts';
import { bytesIn, numberIn, objectIn, optionalTextIn, type RequestBody, textIn } from './request-body.ts';
import { AwsError, type AwsService, jsonService } from './wire.ts';

export interface KeyPlan {
	readonly id: string;
	readonly arn: string;
	readonly spec: string;
	readonly description: string;
}

/** Base64 of the key: PKCS#8 DER of a signing key, 32 bytes of a symmetric one. */
export type KeyMaterial = string;

export interface KmsOptions {
	readonly keys: readonly KeyPlan[];
	/** Key ids by alias (`alias/app/data`). */
	readonly aliases: Readonly<Record<string, string>>;
	readonly material: DurableMap<KeyMaterial>;
}

const generators: Readonly<Record<string, () => Buffer>> = {
	SYMMETRIC_DEFAULT: () => randomBytes(32),
	ECC_NIST_P256: () =>
		generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'der', type: 'pkcs8' }),
};

/** Keys survive a restart: a lost one would make every stored name and note unreadable. */
export async function kms(options: KmsOptions): Promise<AwsService> {
	await generateMissing(options);
	const find = finderOf(options);

	const signing = (input: RequestBody) => {
		const { arn, bytes } = find(input);
		return { arn, privateKey: createPrivateKey({ key: bytes, format: 'der', type: 'pkcs8' }) };
	};

	return jsonService({
		Sign(input) {
			const { arn, privateKey } = signing(input);
			const algorithm = textIn(input, 'SigningAlgorithm');
			if (algorithm !== 'ECDSA_SHA_256' || (optionalTextIn(input, 'MessageType') ?? 'RAW') !== 'RAW') {
				throw new AwsError('UnsupportedOperationException', 'The local cloud signs RAW messages with ECDSA_SHA_256.');
			}
			const signature = sign('sha256', bytesIn(input, 'Message'), { key: privateKey, dsaEncoding: 'der' });
			return { KeyId: arn, Signature: signature.toString('base64'), SigningAlgorithm: algorithm };
		},
		GetPublicKey(input) {
			const { arn, privateKey } = signing(input);
			const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
			return {
				KeyId: arn,
				PublicKey: publicKey.toString('base64'),
				KeySpec: 'ECC_NIST_P256',
				KeyUsage: 'SIGN_VERIFY',
				SigningAlgorithms: ['ECDSA_SHA_256'],
			};
		},
		GenerateDataKey(input) {
			const key = find(input);
			const plain = randomBytes(numberIn(input, 'NumberOfBytes') ?? (input.KeySpec === 'AES_128' ? 16 : 32));
			const sealed = seal(key, plain, contextOf(input));
			return { KeyId: key.arn, Plaintext: plain.toString('base64'), CiphertextBlob: sealed.toString('base64') };
		},
		Encrypt(input) {
			const key = find(input);
			const sealed = seal(key, bytesIn(input, 'Plaintext'), contextOf(input));
			return { KeyId: key.arn, CiphertextBlob: sealed.toString('base64'), EncryptionAlgorithm: 'SYMMETRIC_DEFAULT' };
		},
		Decrypt(input) {
			const blob = bytesIn(input, 'CiphertextBlob');
			const key = find({ KeyId: blob.subarray(0, KEY_ID_LENGTH).toString() });
			if (optionalTextIn(input, 'KeyId') && find(input).id !== key.id) {
				throw new AwsError('IncorrectKeyException', 'The key ID in the request does not match the ciphertext.');
			}
			const plain = unseal(key.bytes, blob, contextOf(input));
			return { KeyId: key.arn, Plaintext: plain.toString('base64'), EncryptionAlgorithm: 'SYMMETRIC_DEFAULT' };
		},
		DescribeKey(input) {
			const { id, arn, spec, description } = find(input);
			return { KeyMetadata: { KeyId: id, Arn: arn, KeySpec: spec, Description: description, KeyState: 'Enabled' } };
		},
	});
}

async function generateMissing({ keys, material }: KmsOptions): Promise<void> {
	for (const { id, spec } of keys) {
		const generate = generators[spec];
		if (!generate) throw new Error(`The local cloud does not know the key spec ${spec}.`);
		if (!material.has(id)) await material.set(id, generate().toString('base64'));
	}
}

const finderOf =
	({ keys, aliases, material }: KmsOptions) =>
	(input: RequestBody, name = 'KeyId') => {
		const given = textIn(input, name);
		const wanted = aliases[given.replace(/^arn:.*?:(?=alias\/)/, '')] ?? given.replace(/^arn:.*:key\//, '');
		const key = keys.find(({ id }) => id === wanted);
		const bytes = material.get(wanted);
		if (!key || !bytes) throw new AwsError('NotFoundException', `Key '${given}' does not exist`);
		return { ...key, bytes: Buffer.from(bytes, 'base64') };
	};

const KEY_ID_LENGTH = 36;
const IV_LENGTH = 12;
const TAG_LENGTH = 16;

type FoundKey = ReturnType<ReturnType<typeof finderOf>>;

/** The encryption context, sorted. */
const contextOf = (input: RequestBody): Buffer =>
	Buffer.from(JSON.stringify(Object.entries(objectIn(input, 'EncryptionContext') ?? {}).sort()));

function seal({ id, bytes }: FoundKey, plain: Buffer, context: Buffer): Buffer {
	const iv = randomBytes(IV_LENGTH);
	const cipher = createCipheriv('aes-256-gcm', bytes, iv).setAAD(context);
	const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
	return Buffer.concat([Buffer.from(id), iv, cipher.getAuthTag(), sealed]);
}

function unseal(key: Buffer, blob: Buffer, context: Buffer): Buffer {
	const iv = blob.subarray(KEY_ID_LENGTH, KEY_ID_LENGTH + IV_LENGTH);
	const tag = blob.subarray(KEY_ID_LENGTH + IV_LENGTH, KEY_ID_LENGTH + IV_LENGTH + TAG_LENGTH);
	try {
		const decipher = createDecipheriv('aes-256-gcm', key, iv).setAAD(context).setAuthTag(tag);
		return Buffer.concat([decipher.update(blob.subarray(KEY_ID_LENGTH + IV_LENGTH + TAG_LENGTH)), decipher.final()]);
	} catch {
		throw new AwsError('InvalidCiphertextException', 'The ciphertext is not of this key and context.');
	}
}
