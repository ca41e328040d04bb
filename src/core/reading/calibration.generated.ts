import type { CalibrationTable } from './calibration';

/**
 * Computed by evals/reader/calibrate.ts on 2026-11-20: isotonic regression over 17950 statements of
 * 8530 development mails (8000 of the paraphrase bank, seed 20261120, and 530 labelled). Curves of intents with fewer than 40
 * statements are the shared one; 20 imagined statements pull each towards it.
 */
export const CALIBRATION: CalibrationTable = {
  "intents": {
    "accept_any": [
      [
        0.95,
        1
      ]
    ],
    "accept_option": [
      [
        0.5,
        0.358
      ],
      [
        0.9,
        0.995
      ],
      [
        0.95,
        0.997
      ]
    ],
    "acknowledge": [
      [
        0.9,
        0.992
      ],
      [
        0.95,
        0.997
      ]
    ],
    "add_participant": [
      [
        0.95,
        1
      ]
    ],
    "ask_for_times": [
      [
        0.9,
        0.999
      ]
    ],
    "ask_question": [
      [
        0.8,
        0.869
      ],
      [
        0.9,
        0.999
      ]
    ],
    "cancel": [
      [
        0.6,
        0.733
      ],
      [
        0.95,
        0.996
      ]
    ],
    "change_duration": [
      [
        0.95,
        1
      ]
    ],
    "change_medium": [
      [
        0.95,
        0.996
      ]
    ],
    "decline_meeting": [
      [
        0.9,
        0.999
      ]
    ],
    "decline_options": [
      [
        0.6,
        0.663
      ],
      [
        0.95,
        0.998
      ]
    ],
    "delegate_scheduling": [
      [
        0.9,
        0.999
      ]
    ],
    "opt_out": [
      [
        0.95,
        1
      ]
    ],
    "out_of_office": [
      [
        0.95,
        0.996
      ]
    ],
    "propose_times": [
      [
        0.6,
        0.694
      ],
      [
        0.95,
        0.988
      ]
    ],
    "request_meeting": [
      [
        0.7,
        0.724
      ],
      [
        0.85,
        0.967
      ],
      [
        0.95,
        1
      ]
    ],
    "reschedule": [
      [
        0.5,
        0.397
      ],
      [
        0.85,
        0.989
      ],
      [
        0.95,
        1
      ]
    ],
    "running_late": [
      [
        0.95,
        1
      ]
    ],
    "state_availability": [
      [
        0.9,
        0.94
      ]
    ],
    "thank": [
      [
        0.9,
        0.996
      ],
      [
        0.95,
        0.996
      ]
    ]
  },
  "intent": [
    [
      0.5,
      0.326
    ],
    [
      0.6,
      0.679
    ],
    [
      0.7,
      0.714
    ],
    [
      0.8,
      0.862
    ],
    [
      0.85,
      0.98
    ],
    [
      0.9,
      0.988
    ],
    [
      0.95,
      0.996
    ]
  ],
  "option": [
    [
      0.9,
      0.989
    ],
    [
      0.95,
      0.992
    ]
  ]
};
