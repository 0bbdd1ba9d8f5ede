// Bytes that persist, like those of an EEPROM.
#pragma once
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
#include <string>
#include <vector>
#include "HostBoard.h"

/// Storage in memory and optionally in a file. Each byte is written there at once, so that even a kill loses nothing.
class Storage {
 public:
  explicit Storage(const std::string& file) : bytes_(HostBoard::storageSize, 0xFF) {
    if (file.empty()) return;
    file_ = open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
    if (file_ < 0) {
      perror(file.c_str());
      exit(1);
    }
    const ssize_t size = pread(file_, bytes_.data(), bytes_.size(), 0);
    if (size < static_cast<ssize_t>(bytes_.size())) save(0, bytes_.size());
  }
  Storage(const Storage&) = delete;
  Storage& operator=(const Storage&) = delete;
  ~Storage() {
    if (file_ >= 0) close(file_);
  }

  uint8_t load(uint16_t at) const { return bytes_.at(at); }

  void store(uint16_t at, uint8_t byte) {
    bytes_.at(at) = byte;
    if (file_ >= 0) save(at, 1);
  }

 private:
  void save(size_t at, size_t count) {
    const ssize_t written = pwrite(file_, &bytes_[at], count, static_cast<off_t>(at));
    if (written != static_cast<ssize_t>(count)) perror("storage");
  }

  std::vector<uint8_t> bytes_;
  int file_ = -1;
};
