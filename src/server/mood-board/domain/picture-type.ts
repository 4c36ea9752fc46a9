export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PNG_END = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];
const JPEG = [0xff, 0xd8, 0xff];
const JPEG_END = [0xff, 0xd9];
const MAX_SIDE = 4096;

/** What kind of whole picture the bytes are, by their beginning and their end; undefined for anything else. */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
  if (startsWith(bytes, PNG) && endsWith(bytes, PNG_END) && hasSaneSides(bytes)) return 'image/png';
  if (startsWith(bytes, JPEG) && endsWith(bytes, JPEG_END)) return 'image/jpeg';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP' && isWholeRiff(bytes))
    return 'image/webp';
  return undefined;
}

function hasSaneSides(bytes: Uint8Array): boolean {
  const view = viewOf(bytes);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];

  return (
    text(bytes, 12, 16) === 'IHDR' && width > 0 && height > 0 && Math.max(width, height) <= MAX_SIDE
  );
}

/** The file says its own length; one byte may fill it up to an even number. */
function isWholeRiff(bytes: Uint8Array): boolean {
  const length = viewOf(bytes).getUint32(4, true) + 8;

  return length > 20 && (bytes.length === length || bytes.length === length + 1);
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return bytes.length > 32 && signature.every((byte, index) => bytes[index] === byte);
}

function endsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[bytes.length - signature.length + index] === byte);
}

function text(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
