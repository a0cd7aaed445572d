import { type Clock, MINUTE } from '../clock.ts';

/** What a person was sent to Microsoft for. */
export interface Errand {
  readonly purpose: 'login' | 'registration' | 'consent';
  /** Where to go when it is done. */
  readonly continue: string | undefined;
  /** The registration or the tenant that consent is asked for. */
  readonly subject: string;
  /** The browser that was sent, by what it keeps. */
  readonly browserId: string;
}

/** An errand, and whether it has taken too long. */
export interface FoundErrand extends Errand {
  readonly isOver: boolean;
}

/** The visits to Microsoft's pages, by the `state` that goes there and comes back. */
export interface Errands {
  send(errand: Errand): string;
  find(state: string | undefined): FoundErrand | undefined;
  end(state: string | undefined): void;
  /** A code that stands for a person Microsoft has recognized, good once. */
  codeFor(email: string): string;
  /** Who a code stands for. */
  redeem(code: string | undefined): string | undefined;
}

const TIME = 30 * MINUTE;

export function createErrands(clock: Clock): Errands {
  const errands = new Map<string, Errand & { endsAt: number }>();
  const codes = new Map<string, string>();
  const now = () => clock.now().getTime();
  return {
    send(errand) {
      const state = crypto.randomUUID();
      errands.set(state, { ...errand, endsAt: now() + TIME });
      return state;
    },
    find(state = '') {
      const errand = errands.get(state);
      return errand && { ...errand, isOver: errand.endsAt < now() };
    },
    end: (state = '') => void errands.delete(state),
    codeFor(email) {
      const code = crypto.randomUUID();
      codes.set(code, email);
      return code;
    },
    redeem(code = '') {
      const email = codes.get(code);
      codes.delete(code);
      return email;
    },
  };
}
