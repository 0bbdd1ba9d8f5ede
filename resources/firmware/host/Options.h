// The command line of the lamp on a computer.
#pragma once
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <string>
#include "HostBoard.h"
#include "layoutText.h"

struct Options {
  lamp::Layout layout = {false, 10, 14, 32, 0, true, false, false, 0, 2};
  std::string storage, link;
  bool isShown = false;
  bool areFramesTold = false;
};

/// Prints the usage and exits.
[[noreturn]] inline void explainUsage(const char* program, int status) {
  fprintf(status == 0 ? stdout : stderr,
          "Usage: %s [options]\n"
          "A Lampwright lamp on a pseudo-terminal, whose path it prints. It ends with Ctrl-C.\n"
          "  --leds LAYOUT    where the LEDs are, such as 10x14+32,GRB, strip60 or ring24\n"
          "  --memory BYTES   the largest program, 96 to 4096; else 480, as on an ATmega328P\n"
          "  --storage FILE   keeps what the lamp stores\n"
          "  --link PATH      a symbolic link to the terminal, which stays the same from start to start\n"
          "  --show           draws the LEDs in this terminal\n"
          "  --frames         prints each frame: its number, program time, and its bytes as hex\n",
          program);
  exit(status);
}

/// Reads the command line; exits if it is not valid.
inline Options readOptions(int count, char** words) {
  Options options;
  for (int at = 1; at < count; at++) {
    const std::string word = words[at];
    if (word == "--help") explainUsage(words[0], 0);
    if (word == "--show") {
      options.isShown = true;
      continue;
    }
    if (word == "--frames") {
      options.areFramesTold = true;
      continue;
    }
    if (++at == count) explainUsage(words[0], 2);
    std::string value = words[at];
    if (word == "--storage") {
      options.storage = value;
    } else if (word == "--link") {
      options.link = value;
    } else if (word == "--memory") {
      const long bytes = strtol(value.c_str(), nullptr, 10);
      if (bytes < 96 || bytes > HostBoard::programMemory) explainUsage(words[0], 2);
      HostLimits::memory() = static_cast<uint16_t>(bytes);
    } else if (word == "--leds") {
      lamp::LayoutReader reader(&value[0], static_cast<uint16_t>(value.size()));
      if (value.size() > 200 || !reader.read(HostBoard::maxLeds, options.layout)) explainUsage(words[0], 2);
      const uint16_t leds = options.layout.count();
      if (leds > HostLimits::leds()) HostLimits::leds() = leds;
    } else {
      explainUsage(words[0], 2);
    }
  }
  return options;
}
