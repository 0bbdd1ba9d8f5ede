import { LampwrightError } from '#shared/errors/LampwrightError';
import { LampRefusal } from '../link/LampLink';

/** Passes on a lamp's reply; a refusal becomes an error with a message for the user. */
export async function translateRefusals<Reply>(reply: Promise<Reply>, memory: number): Promise<Reply> {
  try {
    return await reply;
  } catch (error) {
    throw error instanceof LampRefusal ? translateRefusal(error, memory) : error;
  }
}

function translateRefusal(refusal: LampRefusal, memory: number): LampwrightError {
  const refused = (message: string) => new LampwrightError('LAMP_REFUSED', message, { cause: refusal });
  switch (refusal.reason) {
    case 'too-large':
      return new LampwrightError('LAMP_FULL', tooLargeMessage(memory), { cause: refusal });
    case 'no-program':
      return refused('The lamp has no program yet. Play one first.');
    case 'cannot':
      return new LampwrightError('LAMP_CANNOT', 'This lamp cannot do that.', { cause: refusal });
    case 'bad-program':
      return refused(
        'The lamp does not know this kind of program. Put the firmware on it that came with this app.',
      );
    case 'bad-value':
      return refused('The lamp does not take this value: it is out of its range.');
    default:
      return refusal;
  }
}

/** The message for a program that does not fit a lamp's memory. */
export function tooLargeMessage(memory: number, size?: number): string {
  const takes = size === undefined ? 'is too large' : `takes ${size} bytes`;
  return `This program ${takes}; the lamp holds ${memory}. Make it shorter, or use fewer elements.`;
}
