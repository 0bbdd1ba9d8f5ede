import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { groupOfPort, translatePortError } from './portErrors';

/** Why a port may not be opened, without opening it; `undefined` when it may, or where the system only tells by opening. */
export async function portObstacle(path: string): Promise<string | undefined> {
  if (process.platform === 'win32') return undefined;
  try {
    await access(path, constants.R_OK | constants.W_OK);
    return undefined;
  } catch (error) {
    const group = process.platform === 'linux' ? await groupOfPort(path) : undefined;
    return translatePortError(error, { path, group }).message;
  }
}
